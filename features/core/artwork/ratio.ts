/** The shapes an artwork is delivered in: a closed list, so that nobody can make the server draw endless variants. */
export const artworkRatios = [
  [1, 1],
  [4, 3],
  [3, 4],
  [16, 9],
  [5, 4],
  [4, 5],
  [2, 1],
  [3, 2],
  [19, 10],
  [2, 3],
  [3, 1],
  // Stubs of tickets: narrower than any of their places, which crop a long side and never the hero.
  [1, 3],
  [1, 5],
  [4, 1],
] as const;
export type ArtworkRatio = (typeof artworkRatios)[number];
