/** Formats of texts by the names that problems give them, each with its rule for programs. */
export const FORMAT_SENTENCES = {
  account: 'must be an account of 4 to 8 digits',
  address_day: 'must be a date written DD-MM-YYYY',
  amount: 'must be an amount such as 9.00',
  bic: 'must be a BIC',
  clock_time: 'must be a time such as 09:30',
  container_slug: 'must be lower case letters and digits, in words joined by - or _',
  coupon_code: 'must be 3 to 32 letters, digits and dashes',
  day: 'must be a day, such as 2026-12-31',
  datev_client: 'must have 1 to 5 digits',
  datev_consultant: 'must have 4 to 7 digits',
  email: 'must be an e-mail address',
  field_path: 'must be a field, or list/item/field',
  file_name: 'must be lower case letters and digits in words joined by single dashes, and its ending',
  https_address: 'must start with https://',
  iban: 'must be an IBAN',
  idempotency_key: 'must be 8 to 200 letters without spaces',
  instant: 'must be an instant in UTC with milliseconds',
  item: 'must be an object with an id',
  json: 'must be JSON',
  link_address: 'must start with a slash or https://',
  module: 'must be a module',
  node_id: 'must be letters, digits, _, . and -',
  number: 'must be a number',
  object: 'must be an object',
  one_line: 'must be one line',
  page_number: 'must be a number from 1',
  pattern: 'must match the pattern of the schema',
  phone: 'must be a telephone number',
  place: 'must be a module and one of its slots, or root/main',
  redirect_target: 'must be a path of this site or begin with https://',
  site_address: 'must be an address of this site',
  site_path: 'must be a path of this site',
  slug: 'must be lower case letters, digits and single dashes',
  status_code: 'must be a status code from 400',
  synonyms: 'must be two or more single words with commas between them',
  tag_manager_id: 'must look like GTM-ABC123',
  tax_number: 'must look like 12/345/67890',
  vat_id: 'must look like DE123456789',
  video_address: 'must be the address of a video',
  web_vtt: 'must be WebVTT',
  year: 'must lie between 1900 and 2199',
} as const;

/** Why a field cannot be changed by a call. */
export const FIXED_SENTENCES = {
  generated: 'is drawn, not chosen',
  order: 'follows its order: it is cancelled and paid there',
  owner: 'is switched on by the owner of the account alone',
  payments: 'cannot change once money has moved',
  redeemed: 'cannot change: it was redeemed',
  redemption: 'says when it was redeemed',
  sold: 'cannot change: it was sold',
} as const;

type Limit = { origin: string; inclusive: boolean };
type Other = { other: string };
type Maximum = { maximum: number };

const UNITS: Record<string, string> = { string: 'characters', array: 'items' };
const sized = (origin: string, limit: string) =>
  UNITS[origin] === undefined ? `to be ${limit}` : `to have ${limit} ${UNITS[origin]}`;

/**
 * The closed list of problems of fields (docs/decisions/0119): each code with its parameters, and the sentence for programs that
 * is derived from them.
 */
export const PROBLEM_SENTENCES = {
  /** Wrong in a way that no other code names. */
  invalid: () => 'Invalid input',
  invalid_type: ({ expected, received }: { expected: string; received: string }) =>
    `Invalid input: expected ${expected}, received ${received}`,
  invalid_value: ({ values }: { values: readonly string[] }) => `must be one of: ${values.join(', ')}`,
  invalid_format: ({ format }: { format: keyof typeof FORMAT_SENTENCES }) => FORMAT_SENTENCES[format],
  too_small: ({ origin, minimum, inclusive }: Limit & { minimum: number }) =>
    `Too small: expected ${origin} ${sized(origin, `${inclusive ? '>=' : '>'}${minimum}`)}`,
  too_big: ({ origin, maximum, inclusive }: Limit & Maximum) =>
    `Too big: expected ${origin} ${sized(origin, `${inclusive ? '<=' : '<'}${maximum}`)}`,
  out_of_range: ({ minimum, maximum }: Maximum & { minimum: number }) =>
    `must be a number from ${minimum} to ${maximum}`,
  id_list: ({ maximum }: Maximum) => `must be at most ${maximum} numbers with commas between them`,
  too_many: ({ maximum }: Maximum) => `must not be more than ${maximum}`,
  unrecognized_keys: ({ keys }: { keys: readonly string[] }) => `has unknown fields: ${keys.join(', ')}`,

  required: () => 'is missing',
  required_with: ({ other }: Other) => `is required with ${other}`,
  one_required: ({ fields }: { fields: readonly string[] }) => `one of ${fields.join(', ')} is required`,
  incomplete: ({ fields }: { fields: readonly string[] }) =>
    `must be given together with ${fields.join(' and ')}, or none of them`,
  excluded: ({ other }: Other) => `must not be given together with ${other}`,
  no_text: () => 'must have words in it',
  no_change: () => 'names no field',

  not_later: ({ other }: Other) => `must be later than ${other}`,
  before: ({ other }: Other) => `must not be before ${other}`,
  below: ({ other }: Other) => `must not be below ${other}`,
  not_less: ({ other }: Other) => `must be less than ${other}`,
  age_below: ({ other }: Other) => `must not be below ${other}`,
  period_too_long: ({ days }: { days: number }) => `at most ${days} days`,
  other_length: ({ other }: Other) => `must have as many entries as ${other}`,
  unequal_accounts: () => 'all accounts must have the same number of digits',

  taken: ({ by }: { by: string }) => `belongs to another ${by}`,
  duplicate: () => 'must not name anything twice',
  unknown: ({ ids }: { ids: readonly number[] }) => `there is no ${ids.join(', ')}`,
  other_id: () => 'must be that of the address',
  fixed: ({ reason }: { reason: keyof typeof FIXED_SENTENCES }) => FIXED_SENTENCES[reason],
  last_administrator: () => 'must stay that of the only administrator',
  health_voluntary: () => 'must be false: answers about health are voluntary',
  unreadable_styles: () => 'must have styles that can be read',

  redirects_to_itself: () => 'must be another one',
  redirect_chain: () => 'must not lead on itself',
  redirect_loop: () => 'must not lead back',

  own_parent: () => 'must be another event',
  parent_is_child: () => 'must not be a child itself',
  parent_has_children: () => 'must be left out: the event has children',

  page_below_itself: () => 'must be another page that is not below it',
  page_too_deep: () => 'must not be as deep in the tree',
  path_taken: () => 'must lead to a path that no other page has',
  path_reserved: () => 'must lead to a path that the site does not need itself',
  path_too_long: () => 'must lead to a shorter path',
  picture_unavailable: () => 'must be a picture of the library that may be shown',

  other_price_list: () => 'must be of this price list',
  groups_on_sale: () => 'must stay as many while events are sold by them',
  prices_in_carts: () => 'must keep prices of tickets that lie in carts',
  unknown_prices: () => 'must be names of other prices of this list',

  reserved_name: () => 'is taken by every form',
  no_question: () => 'must have one that is answered',
  not_a_choice: () => 'must be one of the choices',
  no_such_field: () => 'must name another field',
  no_choices: () => 'must name a field with choices',
  depends_on_itself: () => 'must not hang on this field itself',
  /** Of what a visitor filled in: its message is in their language. */
  form_entry: ({ reason }: { reason: string }) => `is refused: ${reason}`,

  null_character: () => 'must not contain the character U+0000',
  nested_too_deeply: () => 'must not be nested as deeply',
} satisfies Record<string, (params: never) => string>;
