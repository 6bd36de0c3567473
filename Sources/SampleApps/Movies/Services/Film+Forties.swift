extension Film {
  /// From 1940 to 1949.
  static let forties: [Film] = [
    Film(
      "His Girl Friday", 1940, by: "Howard Hawks",
      with: ["Cary Grant", "Rosalind Russell", "Ralph Bellamy"]),
    Film(
      "Rebecca", 1940, by: "Alfred Hitchcock",
      with: ["Laurence Olivier", "Joan Fontaine", "George Sanders", "Judith Anderson"]),
    Film(
      "The Great Dictator", 1940, by: "Charlie Chaplin",
      with: ["Charlie Chaplin", "Paulette Goddard", "Jack Oakie"]),
    Film(
      "The Philadelphia Story", 1940, by: "George Cukor",
      with: ["Cary Grant", "Katharine Hepburn", "James Stewart"]),
    Film(
      "The Shop Around the Corner", 1940, by: "Ernst Lubitsch",
      with: ["Margaret Sullavan", "James Stewart", "Frank Morgan"]),
    Film(
      "Citizen Kane", 1941, by: "Orson Welles",
      with: ["Orson Welles", "Joseph Cotten", "Dorothy Comingore", "Agnes Moorehead"]),
    Film(
      "The Maltese Falcon", 1941, by: "John Huston",
      with: ["Humphrey Bogart", "Mary Astor", "Peter Lorre", "Sydney Greenstreet"]),
    Film(
      "Casablanca", 1942, by: "Michael Curtiz",
      with: [
        "Humphrey Bogart", "Ingrid Bergman", "Paul Henreid", "Claude Rains",
        "Sydney Greenstreet", "Peter Lorre",
      ]),
    Film(
      "To Be or Not to Be", 1942, by: "Ernst Lubitsch",
      with: ["Carole Lombard", "Jack Benny", "Robert Stack"]),
    Film(
      "Double Indemnity", 1944, by: "Billy Wilder",
      with: ["Fred MacMurray", "Barbara Stanwyck", "Edward G. Robinson"]),
    Film(
      "Laura", 1944, by: "Otto Preminger",
      with: ["Gene Tierney", "Dana Andrews", "Clifton Webb", "Judith Anderson"]),
    Film(
      "Brief Encounter", 1945, by: "David Lean",
      with: ["Celia Johnson", "Trevor Howard", "Stanley Holloway"]),
    Film(
      "Spellbound", 1945, by: "Alfred Hitchcock",
      with: ["Ingrid Bergman", "Gregory Peck", "Michael Chekhov"]),
    Film(
      "Beauty and the Beast", 1946, by: "Jean Cocteau",
      with: ["Jean Marais", "Josette Day", "Marcel André"]),
    Film(
      "It's a Wonderful Life", 1946, by: "Frank Capra",
      with: [
        "James Stewart", "Donna Reed", "Lionel Barrymore", "Thomas Mitchell",
        "Henry Travers",
      ]),
    Film(
      "Notorious", 1946, by: "Alfred Hitchcock",
      with: ["Cary Grant", "Ingrid Bergman", "Claude Rains"]),
    Film(
      "The Big Sleep", 1946, by: "Howard Hawks",
      with: ["Humphrey Bogart", "Lauren Bacall", "John Ridgely"]),
    Film(
      "Bicycle Thieves", 1948, by: "Vittorio De Sica",
      with: ["Lamberto Maggiorani", "Enzo Staiola", "Lianella Carell"]),
    Film(
      "Key Largo", 1948, by: "John Huston",
      with: [
        "Humphrey Bogart", "Edward G. Robinson", "Lauren Bacall", "Lionel Barrymore",
        "Claire Trevor",
      ]),
    Film(
      "The Red Shoes", 1948, by: "Michael Powell and Emeric Pressburger",
      with: ["Anton Walbrook", "Marius Goring", "Moira Shearer"]),
    Film(
      "The Third Man", 1949, by: "Carol Reed",
      with: ["Joseph Cotten", "Alida Valli", "Orson Welles", "Trevor Howard"]),
  ]
}
