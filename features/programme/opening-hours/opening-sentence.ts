import type { Language } from '#lib/localized.ts';

/** Phrases for a day's hours; times and ranges come formatted. Built on the server, because they are on every page. */
export interface OpeningWords {
  today(weekday: string): string;
  from(time: string): string;
  until(time: string): string;
  /** Several ranges: `Open 9–12, 14–16 and 17–19`. */
  ranges(ranges: string[]): string;
  closed: string;
  /** When it opens next, behind `closed`. */
  next(weekday: string, from: string): string;
}

/** Phrases about today's opening hours (docs/product/shell.md#opening-hours), in both languages. */
export const OPENING_WORDS: Record<Language, OpeningWords> = {
  de: {
    today: (weekday) => `Heute, ${weekday}:`,
    from: (time) => `Geöffnet ab ${time} Uhr`,
    until: (time) => `Geöffnet bis ${time} Uhr`,
    ranges: (ranges) => `Geöffnet ${joined(ranges, 'und')} Uhr`,
    closed: 'Geschlossen',
    next: (weekday, from) => `${weekday} ab ${from} Uhr`,
  },
  en: {
    today: (weekday) => `Today, ${weekday}:`,
    from: (time) => `Open from ${time}`,
    until: (time) => `Open until ${time}`,
    ranges: (ranges) => `Open ${joined(ranges, 'and')}`,
    closed: 'Closed',
    next: (weekday, from) => `${weekday} from ${from}`,
  },
};

function joined(ranges: string[], and: string): string {
  return [ranges.slice(0, -1).join(', '), ranges.at(-1)].filter(Boolean).join(` ${and} `);
}
