/** Idioms that stand for a term of the field, and the terms to use instead. A hyphen joins words that follow each other. */
export const IDIOMS = {
  afresh: 'again, uncached',
  alike: 'equal, same, similar',
  anew: 'again, refresh',
  around: 'frame, context, wrap',
  begun: 'started, due',
  'by-house': 'byStaff',
  deed: 'action, activity',
  deeds: 'actions, activity',
  forget: 'delete, purge, clear',
  gap: 'insertion point, missing field',
  gaps: 'missing fields',
  'give-back': 'refund, release, return',
  hear: 'listen, attach',
  heard: 'attached, received',
  house: 'site, venue, staff',
  houses: 'sites, venues',
  'hub-room': 'section of the hub',
  keep: 'save, store, cache, retain',
  keeper: 'store, backup',
  keeps: 'saves, stores, retains',
  kept: 'saved, stored, cached, retained',
  letter: 'email',
  letters: 'emails, length',
  look: 'view, variant, style',
  looked: 'viewed, fetched, scanned',
  looks: 'views, variants',
  'made-of': 'cache key',
  memory: 'cache',
  mend: 'reconcile, repair',
  'money-back': 'refund',
  'order-room': 'order page',
  'orders-room': 'orders page',
  'pages-room': 'pages overview',
  'room-outcome': 'page outcome',
  'room-screen': 'screen',
  'take-back': 'reverse, restore',
  'take-off': 'remove, release',
  thing: 'entity, item',
  things: 'entities, items',
  tidy: 'normalize, clean up',
  told: 'notified, reported',
  trouble: 'failure, error',
  unheard: 'early',
  untold: 'pending',
  way: 'link, method, option, direction',
  ways: 'links, methods, options',
  went: 'the event, in the past tense',
  wish: 'purchase, request',
};

/** Idioms that no variable within a function needs either; the others may mean the word itself there. */
export const NEVER = new Set([
  ...[
    'afresh',
    'alike',
    'anew',
    'begun',
    'deed',
    'deeds',
    'keeper',
    'kept',
    'thing',
    'things',
    'told',
    'unheard',
  ],
  ...['untold', 'wish'],
]);

/** Endings of constants, and the beginning that says the same. */
export const ENDINGS = { _AT_LEAST: 'MIN_', _AT_MOST: 'MAX_' };

/** Names that mean the word itself. */
export const EXCEPTIONS = [
  { names: /^[a-z\d]+(_[a-z\d]+)+$/, why: 'columns of tables and fields of the API have names of their own' },
  { idioms: ['gap'], names: /^[A-Z]+_GAP(_PX)?$|^GAP_PX$/, why: 'a distance in a layout' },
  { idioms: ['house'], names: /^house-?rules$/i, why: 'the rules of a venue are its house rules' },
  { idioms: ['keep'], names: /^KEEP_ALIVE_/, why: 'HTTP keep-alive' },
  { idioms: ['letters'], names: /^letters(Of|In)$|^(FIRST_)?LETTERS$/, why: 'letters of an alphabet' },
  { idioms: ['memory'], names: /memory$|footprint$|MEMORY/, why: 'the memory of a process or a machine' },
  { idioms: ['way'], names: /^three-way$/, why: 'the term for merges of two versions and their base' },
];

/** Idioms in comments and titles of tests that stand for a term of the field wherever they are used, and the terms. */
export const COMMENT_IDIOMS = [
  { idiom: /\b(?:anew|afresh)\b/i, use: 'again, reloaded, uncached' },
  { idiom: /\b(?:un)?told\b/i, use: 'notified, reported, called with, by default' },
  { idiom: /\bbegun\b/i, use: 'started' },
  { idiom: /\bwhoever\b/i, use: 'the caller, the client, by its link' },
  { idiom: /\bby (?:it|them|him|her)sel(?:f|ves)\b/i, use: 'automatically, on schedule, separately' },
  { idiom: /\bof (?:its|their|his|her|our) own\b/i, use: 'its own …, separate' },
  { idiom: /\bfor good\b/i, use: 'permanently' },
  {
    idiom:
      /(?<!\b(?:as|so) \w+ )\bas (?:it is|they are)(?=[.,;:)]|$| (?:and|or|to|in|on|when|where|until|without)\b)/i,
    use: 'unchanged, in its current state',
  },
  { idiom: /\bthings?\b/i, use: 'entity, item, entry' },
  { idiom: /\balike\b/i, use: 'equal, similar, both' },
  { idiom: /\bmade of the same\b/i, use: 'with the same cache key' },
];
