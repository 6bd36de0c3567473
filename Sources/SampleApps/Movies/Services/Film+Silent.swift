extension Film {
  /// Up to 1929.
  static let silent: [Film] = [
    Film(
      "The Kid", 1921, by: "Charlie Chaplin",
      with: ["Charlie Chaplin", "Jackie Coogan", "Edna Purviance"]),
    Film(
      "Nosferatu", 1922, by: "F. W. Murnau",
      with: ["Max Schreck", "Gustav von Wangenheim", "Greta Schröder"]),
    Film(
      "Sherlock Jr.", 1924, by: "Buster Keaton",
      with: ["Buster Keaton", "Kathryn McGuire", "Joe Keaton"]),
    Film(
      "The Gold Rush", 1925, by: "Charlie Chaplin",
      with: ["Charlie Chaplin", "Georgia Hale", "Mack Swain"]),
    Film(
      "The General", 1926, by: "Buster Keaton and Clyde Bruckman",
      with: ["Buster Keaton", "Marion Mack", "Joe Keaton"]),
    Film(
      "Metropolis", 1927, by: "Fritz Lang",
      with: ["Brigitte Helm", "Alfred Abel", "Gustav Fröhlich", "Rudolf Klein-Rogge"]),
    Film(
      "Sunrise", 1927, by: "F. W. Murnau",
      with: ["George O'Brien", "Janet Gaynor", "Margaret Livingston"]),
    Film(
      "Wings", 1927, by: "William A. Wellman",
      with: ["Clara Bow", "Charles Rogers", "Richard Arlen", "Gary Cooper"]),
    Film(
      "The Passion of Joan of Arc", 1928, by: "Carl Theodor Dreyer",
      with: ["Maria Falconetti", "Eugène Silvain", "Antonin Artaud"]),
    Film(
      "Pandora's Box", 1929, by: "G. W. Pabst",
      with: ["Louise Brooks", "Fritz Kortner", "Francis Lederer"]),
  ]
}
