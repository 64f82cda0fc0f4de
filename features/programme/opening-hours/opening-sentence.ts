import { msg } from '#lib/message.ts';

/**
 * Phrases about a day's opening hours (docs/product/shell.md#opening-hours); times and ranges come formatted. Built on the server,
 * because they are on every page.
 */
export const OPENING_WORDS = {
  today: (weekday: string) => msg`Today, ${{ weekday }}:`,
  from: (time: string) => msg`Open from ${{ time }}`,
  until: (time: string) => msg`Open until ${{ time }}`,
  /** Several ranges: `Open 9–12, 14–16 and 17–19`. */
  ranges: (ranges: string[]) =>
    msg`Open ${{ first: ranges.slice(0, -1).join(', ') }} and ${{ last: ranges.at(-1) ?? '' }}`,
  closed: msg`Closed`,
  /** When it opens next, behind `closed`. */
  next: (weekday: string, from: string) => msg`${{ weekday }} from ${{ from }}`,
};
