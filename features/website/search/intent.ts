import { addDays, type Day, weekdayOf } from '#lib/venue-time.ts';

/** Facts of a date that a visitor names in a query, as opposed to words about it. */
export interface Intent {
  /** Remaining words to search for. */
  words: string;
  /** Some age within this range, in years. */
  ages: { from: number; to: number } | null;
  /** Some day within this range. */
  days: { from: Day; to: Day } | null;
  /** Nothing has to be paid. */
  isFree: boolean;
  /** A language it has to be understood in, as named in texts: `englisch`. */
  spoken: string | null;
}

const OLDEST = 18;
const YEARS = 'jahren?|jahre?n?|j\\.?|years?(?: old)?|yrs?|y\\/?o';
const NUMBERS = 'ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf'.split('|');
const MONTHS = [
  'januar|january|jan',
  'februar|february|feb',
  'märz|maerz|march|mrz|mar',
  'april|apr',
  'mai|may',
  'juni|june|jun',
  'juli|july|jul',
  'august|aug',
  'september|sept|sep',
  'oktober|october|okt|oct',
  'november|nov',
  'dezember|december|dez|dec',
];

type Rule<T> = [pattern: RegExp, meaning: (match: RegExpExecArray) => T | null];

const AGES: Rule<Intent['ages']>[] = [
  [
    /(?:^|\s)(?:u|unter|under)[ -]?(\d{1,2})(?:\s(?:jahren?|years?))?(?=\s|$)/,
    ([, n]) => ages(0, Number(n) - 1),
  ],
  [
    /(?:^|\s)(\d{1,2})\s?(?:-|–|bis|to)\s?(\d{1,2})\s?(?:jahren?|jahre|years?(?: old)?)(?=\s|$)/,
    ([, a, b]) => ages(Number(a), Number(b)),
  ],
  [
    /(?:^|\s)(?:für |for )?(\d{1,2})[- ]?(?:jährige[nr]?|jaehrige[nr]?|year-olds?|year olds?)(?=\s|$)/,
    ([, n]) => ages(Number(n)),
  ],
  [
    new RegExp(`(?:^|\\s)(?:für )?(${NUMBERS.join('|')})jährige[nr]?(?=\\s|$)`),
    ([, n]) => ages(NUMBERS.indexOf(n ?? '') + 1),
  ],
  [
    new RegExp(`(?:^|\\s)(?:ab|from|ages?|aged|alter)\\s(\\d{1,2})\\s?\\+?(?:\\s?(?:${YEARS}))?(?=\\s|$)`),
    ([, n]) => ages(Number(n)),
  ],
  [new RegExp(`(?:^|\\s)(\\d{1,2})\\s?(?:${YEARS})(?=\\s|$)`), ([, n]) => ages(Number(n))],
  [/(?:^|\s)(\d{1,2})\s?\+(?=\s|$)/, ([, n]) => ages(Number(n))],
  [/(?:^|\s)(?:babys?|babies|säuglinge?)(?=\s|$)/, () => ages(0, 1)],
  [/(?:^|\s)(?:kleinkind(?:er)?|toddlers?)(?=\s|$)/, () => ages(1, 3)],
];

const FREE =
  /(?:^|\s)(?:gratis|kostenlos(?:e[rsn]?)?|umsonst|(?:eintritt frei|freier eintritt)|for free|free of charge|free(?: entry| admission)?)(?=\s|$)/;

const SPOKEN: [RegExp, string][] = [
  [/(?:^|\s)(?:auf |in )?(?:englisch(?:e[rsn]?)?|english)(?=\s|$)/, 'englisch'],
  [/(?:^|\s)(?:in )?(?:gebärdensprache|dgs|sign language)(?=\s|$)/, 'gebärdensprache'],
  [
    /(?:^|\s)(?:ohne (?:worte|sprache)|sprachlos|nonverbal|non-verbal|no words|without words)(?=\s|$)/,
    'ohne worte',
  ],
];

/**
 * Parses ages, days, price and languages in a query, in either language: `ab 4`, `am Wochenende`, `27.11.`, `gratis`, `auf
 * Englisch`. `today` is the venue's. Other words keep their order.
 */
export function readIntent(query: string, today: Day): Intent {
  let words = query
    .toLowerCase()
    .replace(/[,;!?]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const take = <T>(rules: Rule<T>[]): T | null => {
    for (const [pattern, meaning] of rules) {
      const match = pattern.exec(words);
      const value = match && meaning(match);
      if (!match || value === null) continue;
      words = `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`.trim();
      return value;
    }
    return null;
  };
  const days = take(dayRules(today));
  const found = {
    days,
    ages: take(AGES),
    isFree: take<boolean>([[FREE, () => true]]) ?? false,
    spoken: take<string>(SPOKEN.map(([pattern, name]) => [pattern, () => name])),
  };
  return { ...found, words: words.replace(/\s+/g, ' ').trim() };
}

/** Tells if there is anything but words. */
export function hasFacts({ ages, days, isFree, spoken }: Intent): boolean {
  return ages !== null || days !== null || isFree || spoken !== null;
}

function ages(from: number, to = from): Intent['ages'] {
  return from <= to && to <= OLDEST && from >= 0 ? { from, to } : null;
}

function dayRules(today: Day): Rule<Intent['days']>[] {
  const weekday = weekdayOf(today);
  const saturday = addDays(today, weekday === 7 ? -1 : 6 - weekday);
  const monday = addDays(today, 1 - weekday);
  const range = (from: Day, length: number) => () => ({ from, to: addDays(from, length - 1) });
  const weekend = { from: saturday < today ? today : saturday, to: addDays(saturday, 1) };
  return [
    [
      /(?:^|\s)(?:am )?(?:nächstes?|naechstes?|kommendes?|next)n? (?:wochenende|weekend)(?=\s|$)/,
      range(addDays(saturday, 7), 2),
    ],
    [
      /(?:^|\s)(?:(?:am|an diesem|dieses|diesem|this|at the|on the) )?(?:wochenende|weekend)(?=\s|$)/,
      () => weekend,
    ],
    [/(?:^|\s)(?:nächste|naechste|kommende|next) (?:woche|week)(?=\s|$)/, range(addDays(monday, 7), 7)],
    [/(?:^|\s)(?:diese|this) (?:woche|week)(?=\s|$)/, () => ({ from: today, to: addDays(monday, 6) })],
    [/(?:^|\s)(?:heute|today|tonight)(?=\s|$)/, range(today, 1)],
    [/(?:^|\s)(?:übermorgen|uebermorgen|day after tomorrow)(?=\s|$)/, range(addDays(today, 2), 1)],
    // Not the morning: "am Morgen", "jeden Morgen".
    [/(?:^|(?<!am|jeden|guten|vom)\s)(?:morgen|tomorrow)(?=\s|$)/, range(addDays(today, 1), 1)],
    [
      /(?:^|\s)(?:am |on )?(\d{1,2})\.\s?(\d{1,2})\.?(\d{4})?(?=\s|$)/,
      ([, d, m, y]) => dayOf(today, Number(d), Number(m), y),
    ],
    [/(?:^|\s)(\d{4})-(\d{2})-(\d{2})(?=\s|$)/, ([, y, m, d]) => dayOf(today, Number(d), Number(m), y)],
    ...MONTHS.flatMap((names, index): Rule<Intent['days']>[] => [
      [
        new RegExp(
          `(?:^|\\s)(?:am |on )?(\\d{1,2})(?:\\.|st|nd|rd|th)? (?:of )?(?:${names})(?: (\\d{4}))?(?=\\s|$)`,
        ),
        ([, d, y]) => dayOf(today, Number(d), index + 1, y),
      ],
      [
        new RegExp(`(?:^|\\s)(?:on )?(?:${names}) (\\d{1,2})(?:st|nd|rd|th)?(?=\\s|$)`),
        ([, d]) => dayOf(today, Number(d), index + 1, undefined),
      ],
    ]),
  ];
}

/** A day of the calendar; without a year the next one that is not over for long. */
function dayOf(today: Day, date: number, month: number, year: string | undefined): Intent['days'] {
  const at = (inYear: number) =>
    `${inYear}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  const guess = at(year === undefined ? thisYear : Number(year));
  const time = Date.parse(`${guess}T00:00:00.000Z`);
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(guess)) return null;
  const day = year === undefined && guess < today ? at(thisYear + 1) : guess;
  return { from: day, to: day };
}
