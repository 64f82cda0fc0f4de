import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Format, ProblemCode, ProblemParams, Reason } from '../../lib/field-problem.ts';
import { translate } from '../../lib/i18n.ts';
import type { Language } from '../../lib/localized.ts';

const FORMAT: MessageDescriptor = msg`That isn’t in the right format.`;
const NOT_ALLOWED: MessageDescriptor = msg`That isn’t allowed here.`;
const REQUIRED: MessageDescriptor = msg`Required`;
const EXISTS: MessageDescriptor = msg`That already exists.`;
const TWICE: MessageDescriptor = msg`That’s here twice.`;
const GONE: MessageDescriptor = msg`That no longer exists.`;
const ENDS_EARLY: MessageDescriptor = msg`The end is before the start.`;
const FIXED: MessageDescriptor = msg`This can’t be changed.`;
const FOREIGN: MessageDescriptor = msg`That belongs to another price list.`;
const PATH_IN_USE: MessageDescriptor = msg`That address is already in use.`;

/** Rules of the formats that people type; the others share one sentence. */
const FORMATS: Partial<Record<Format, MessageDescriptor>> = {
  account: msg`An account number has 4 to 8 digits.`,
  bic: msg`Enter a valid BIC.`,
  coupon_code: msg`Use 3 to 32 letters, numbers and hyphens.`,
  datev_client: msg`A client number has 1 to 5 digits.`,
  datev_consultant: msg`A consultant number has 4 to 7 digits.`,
  email: msg`Enter a valid email address.`,
  https_address: msg`Enter an address starting with https://.`,
  iban: msg`Enter a valid IBAN.`,
  link_address: msg`That isn’t a valid address.`,
  one_line: msg`One line only.`,
  phone: msg`Enter a valid phone number.`,
  redirect_target: msg`Enter a path or an address starting with https://.`,
  site_path: msg`That path isn’t on this site.`,
  slug: msg`Use only lowercase letters, numbers and single hyphens.`,
  synonyms: msg`Enter two or more single words, separated by commas.`,
  video_address: msg`That isn’t the address of a video.`,
  year: msg`Enter a year between 1900 and 2199.`,
};

const FIXED_REASONS: Record<ProblemParams<'fixed'>['reason'], MessageDescriptor> = {
  generated: msg`The code is generated.`,
  order: msg`Manage this in the order.`,
  owner: msg`Only the account’s owner can turn this on.`,
  payments: msg`Payments have been made, so the currency can’t change.`,
  redeemed: msg`The voucher has already been redeemed.`,
  redemption: FIXED,
  sold: msg`The voucher has already been sold.`,
};

/** Words for every problem a field can have, by its code (docs/decisions/0119). */
const REFUSALS: {
  [C in ProblemCode]: MessageDescriptor | ((params: ProblemParams<C>) => MessageDescriptor);
} = {
  invalid: NOT_ALLOWED,
  invalid_type: ({ received }) => (['undefined', 'null'].includes(received) ? REQUIRED : FORMAT),
  invalid_value: NOT_ALLOWED,
  invalid_format: ({ format }) => FORMATS[format] ?? FORMAT,
  too_small: ({ origin, minimum }) => {
    if (origin === 'array' && minimum > 1) return msg`At least ${minimum} entries.`;
    return origin === 'number' ? msg`That’s too small.` : REQUIRED;
  },
  too_big: ({ origin, maximum }) => {
    if (origin === 'string') return msg`Too long: at most ${maximum} characters.`;
    if (origin === 'array') return msg`At most ${maximum} entries.`;
    return msg`That’s too large.`;
  },
  out_of_range: ({ minimum, maximum }) => msg`Enter a number from ${minimum} to ${maximum}.`,
  id_list: NOT_ALLOWED,
  too_many: ({ maximum }) => msg`At most ${maximum}.`,
  unrecognized_keys: NOT_ALLOWED,
  required: REQUIRED,
  required_with: REQUIRED,
  one_required: REQUIRED,
  incomplete: REQUIRED,
  excluded: NOT_ALLOWED,
  no_text: msg`Enter some text.`,
  no_change: msg`Nothing has changed here.`,
  not_later: ENDS_EARLY,
  before: ENDS_EARLY,
  below: msg`That’s below the lower limit.`,
  not_less: msg`The early price has to be lower.`,
  age_below: msg`That’s below the minimum age.`,
  period_too_long: ({ days }) => msg`At most ${days} days.`,
  other_length: NOT_ALLOWED,
  unequal_accounts: msg`All accounts need the same number of digits.`,
  taken: EXISTS,
  duplicate: TWICE,
  unknown: GONE,
  other_id: NOT_ALLOWED,
  fixed: ({ reason }) => FIXED_REASONS[reason],
  last_administrator: msg`This is the only administrator account.`,
  health_voluntary: msg`Answers about health have to be optional.`,
  unreadable_styles: msg`The styles in it can’t be read.`,
  redirects_to_itself: msg`That redirects to itself.`,
  redirect_chain: msg`That address already redirects elsewhere. Use its target instead.`,
  redirect_loop: msg`That redirects in a circle.`,
  own_parent: msg`A date can’t belong to itself.`,
  parent_is_child: msg`That date already belongs to another one.`,
  parent_has_children: msg`Other dates already belong to this one.`,
  page_below_itself: msg`The page would be below itself.`,
  page_too_deep: msg`That’s too deep in the page tree.`,
  path_taken: PATH_IN_USE,
  path_reserved: PATH_IN_USE,
  path_too_long: msg`The address would be too long.`,
  picture_unavailable: msg`That picture can’t be shown.`,
  other_price_list: FOREIGN,
  groups_on_sale: msg`Dates are on sale with this price list, so you can’t add or remove seat groups. Create a new price list.`,
  prices_in_carts: msg`There are still tickets at one of these prices in people’s carts. Try again later.`,
  unknown_prices: msg`No other price in this list has that name.`,
  reserved_name: EXISTS,
  no_question: msg`A form needs a field to fill in.`,
  not_a_choice: msg`That isn’t one of the choices.`,
  no_such_field: GONE,
  no_choices: msg`That field has no choices.`,
  depends_on_itself: msg`The field would depend on itself.`,
  form_entry: NOT_ALLOWED,
  null_character: NOT_ALLOWED,
  nested_too_deeply: NOT_ALLOWED,
};

/** A refusal in the language of the interface; one that this version does not know is said in the words of the API. */
export function refusalWords(problem: Reason & { message: string }, language: Language): string {
  const known = REFUSALS[problem.code] as
    | MessageDescriptor
    | ((params: Reason['params']) => MessageDescriptor)
    | undefined;
  const words = typeof known === 'function' ? known(problem.params) : known;
  return words ? translate(words, language) : problem.message;
}
