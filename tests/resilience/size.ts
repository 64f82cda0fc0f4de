/** Suites here run small in `npm test` and in full by `npm run test:load`. */
export const IS_FULL = process.env.TEST_LOAD === 'full';

export function size(small: number, full: number): number {
  return IS_FULL ? full : small;
}
