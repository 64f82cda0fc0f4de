/** The two database engines the product runs on, with one schema and the same queries. */
export type Engine = 'sqlite' | 'postgres';
