extension Film {
  /// From 1930 to 1939.
  static let thirties: [Film] = [
    Film(
      "City Lights", 1931, by: "Charlie Chaplin",
      with: ["Charlie Chaplin", "Virginia Cherrill", "Harry Myers"]),
    Film(
      "Dracula", 1931, by: "Tod Browning",
      with: ["Bela Lugosi", "Helen Chandler", "David Manners"]),
    Film(
      "Frankenstein", 1931, by: "James Whale",
      with: ["Colin Clive", "Mae Clarke", "Boris Karloff"]),
    Film(
      "M", 1931, by: "Fritz Lang",
      with: ["Peter Lorre", "Otto Wernicke", "Gustaf Gründgens"]),
    Film(
      "Grand Hotel", 1932, by: "Edmund Goulding",
      with: [
        "Greta Garbo", "John Barrymore", "Joan Crawford", "Wallace Beery",
        "Lionel Barrymore",
      ]),
    Film(
      "Trouble in Paradise", 1932, by: "Ernst Lubitsch",
      with: ["Miriam Hopkins", "Kay Francis", "Herbert Marshall"]),
    Film(
      "Duck Soup", 1933, by: "Leo McCarey",
      with: ["Groucho Marx", "Harpo Marx", "Chico Marx", "Zeppo Marx", "Margaret Dumont"]),
    Film(
      "King Kong", 1933, by: "Merian C. Cooper and Ernest B. Schoedsack",
      with: ["Fay Wray", "Robert Armstrong", "Bruce Cabot"]),
    Film(
      "The Invisible Man", 1933, by: "James Whale",
      with: ["Claude Rains", "Gloria Stuart", "Henry Travers"]),
    Film(
      "It Happened One Night", 1934, by: "Frank Capra",
      with: ["Clark Gable", "Claudette Colbert", "Walter Connolly"]),
    Film(
      "The Thin Man", 1934, by: "W. S. Van Dyke",
      with: ["William Powell", "Myrna Loy", "Maureen O'Sullivan"]),
    Film(
      "A Night at the Opera", 1935, by: "Sam Wood",
      with: ["Groucho Marx", "Chico Marx", "Harpo Marx", "Kitty Carlisle", "Margaret Dumont"]),
    Film(
      "Bride of Frankenstein", 1935, by: "James Whale",
      with: ["Boris Karloff", "Colin Clive", "Elsa Lanchester"]),
    Film(
      "The 39 Steps", 1935, by: "Alfred Hitchcock",
      with: ["Robert Donat", "Madeleine Carroll", "Lucie Mannheim"]),
    Film(
      "Top Hat", 1935, by: "Mark Sandrich",
      with: ["Fred Astaire", "Ginger Rogers", "Edward Everett Horton"]),
    Film(
      "Modern Times", 1936, by: "Charlie Chaplin",
      with: ["Charlie Chaplin", "Paulette Goddard", "Henry Bergman"]),
    Film(
      "My Man Godfrey", 1936, by: "Gregory La Cava",
      with: ["William Powell", "Carole Lombard", "Alice Brady"]),
    Film(
      "Swing Time", 1936, by: "George Stevens",
      with: ["Fred Astaire", "Ginger Rogers", "Victor Moore"]),
    Film(
      "La Grande Illusion", 1937, by: "Jean Renoir",
      with: ["Jean Gabin", "Pierre Fresnay", "Erich von Stroheim", "Marcel Dalio"]),
    Film(
      "Bringing Up Baby", 1938, by: "Howard Hawks",
      with: ["Katharine Hepburn", "Cary Grant", "Charles Ruggles"]),
    Film(
      "The Adventures of Robin Hood", 1938, by: "Michael Curtiz and William Keighley",
      with: ["Errol Flynn", "Olivia de Havilland", "Basil Rathbone", "Claude Rains"]),
    Film(
      "The Lady Vanishes", 1938, by: "Alfred Hitchcock",
      with: ["Margaret Lockwood", "Michael Redgrave", "May Whitty"]),
    Film(
      "Gone with the Wind", 1939, by: "Victor Fleming",
      with: [
        "Clark Gable", "Vivien Leigh", "Leslie Howard", "Olivia de Havilland",
        "Thomas Mitchell",
      ]),
    Film(
      "Mr. Smith Goes to Washington", 1939, by: "Frank Capra",
      with: ["Jean Arthur", "James Stewart", "Claude Rains", "Thomas Mitchell"]),
    Film(
      "Ninotchka", 1939, by: "Ernst Lubitsch",
      with: ["Greta Garbo", "Melvyn Douglas", "Bela Lugosi"]),
    Film(
      "Stagecoach", 1939, by: "John Ford",
      with: ["Claire Trevor", "John Wayne", "Thomas Mitchell"]),
    Film(
      "The Rules of the Game", 1939, by: "Jean Renoir",
      with: ["Nora Gregor", "Paulette Dubost", "Marcel Dalio", "Jean Renoir"]),
    Film(
      "The Wizard of Oz", 1939, by: "Victor Fleming",
      with: ["Judy Garland", "Frank Morgan", "Ray Bolger", "Bert Lahr", "Jack Haley"]),
  ]
}
