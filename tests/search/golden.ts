/**
 * Query as typed, and the expected first hit: one of the slugs (or the last part of the address). Written as people
 * type, not as the index prefers: with typos, umlauts in every spelling, compounds and their parts, plurals, half
 * words.
 */
export type GoldenQuery = readonly [query: string, ...first: string[]];
