/** True in a run that tries every variant (`npm run test:all`), false in the usual one (`npm test`). */
export const isFullRun = process.env.TEST_EXTENT !== 'usual';

/** Marks a journey that only a full run makes. */
export const FULL = { tag: '@full' };

/** Languages, widths or browsers with and without scripts a journey is made in: all in a full run, else the first. */
export const tried = <Variant>(variants: readonly Variant[]): readonly Variant[] =>
  isFullRun ? variants : variants.slice(0, 1);
