import type { KyselyPlugin } from 'kysely';

export const DIED = new Error('the process died');

/** Lets so many statements of a transaction through, and none after them. */
export function dyingAfter(statements: number): KyselyPlugin {
  let done = 0;
  return {
    transformQuery({ node }) {
      if (done === statements) throw DIED;
      done += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
