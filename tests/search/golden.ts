/**
 * What somebody types, and what has to come first: one of the slugs (or the last part of the address). Written as people
 * type, not as the index likes it: with slips, umlauts in every spelling, compounds and their parts, plurals, half words.
 */
export type GoldenQuery = readonly [query: string, ...first: string[]];
