extension Film {
  /// From 1950 to 1959.
  static let fifties: [Film] = [
    Film(
      "All About Eve", 1950, by: "Joseph L. Mankiewicz",
      with: ["Bette Davis", "Anne Baxter", "George Sanders", "Marilyn Monroe"]),
    Film(
      "Rashomon", 1950, by: "Akira Kurosawa",
      with: ["Toshiro Mifune", "Machiko Kyō", "Masayuki Mori", "Takashi Shimura"]),
    Film(
      "Sunset Boulevard", 1950, by: "Billy Wilder",
      with: ["William Holden", "Gloria Swanson", "Erich von Stroheim", "Buster Keaton"]),
    Film(
      "The African Queen", 1951, by: "John Huston",
      with: ["Humphrey Bogart", "Katharine Hepburn", "Robert Morley"]),
    Film(
      "Singin' in the Rain", 1952, by: "Gene Kelly and Stanley Donen",
      with: ["Gene Kelly", "Donald O'Connor", "Debbie Reynolds", "Jean Hagen"]),
    Film(
      "Roman Holiday", 1953, by: "William Wyler",
      with: ["Gregory Peck", "Audrey Hepburn", "Eddie Albert"]),
    Film(
      "Tokyo Story", 1953, by: "Yasujirō Ozu",
      with: ["Chishū Ryū", "Chieko Higashiyama", "Setsuko Hara"]),
    Film(
      "Rear Window", 1954, by: "Alfred Hitchcock",
      with: ["James Stewart", "Grace Kelly", "Thelma Ritter"]),
    Film(
      "Seven Samurai", 1954, by: "Akira Kurosawa",
      with: ["Toshiro Mifune", "Takashi Shimura", "Seiji Miyaguchi"]),
    Film(
      "The Seventh Seal", 1957, by: "Ingmar Bergman",
      with: ["Max von Sydow", "Gunnar Björnstrand", "Bibi Andersson", "Nils Poppe"]),
    Film(
      "Vertigo", 1958, by: "Alfred Hitchcock",
      with: ["James Stewart", "Kim Novak", "Barbara Bel Geddes"]),
    Film(
      "North by Northwest", 1959, by: "Alfred Hitchcock",
      with: ["Cary Grant", "Eva Marie Saint", "James Mason"]),
    Film(
      "Some Like It Hot", 1959, by: "Billy Wilder",
      with: ["Marilyn Monroe", "Tony Curtis", "Jack Lemmon"]),
  ]
}
