import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Format, ProblemCode, ProblemParams, Reason } from '#lib/field-problem.ts';

// Functions, because Node loads this file without the build in which Lingui's macro is compiled.
const notAllowed = () => msg`That isn’t allowed here.`;
const missing = () => msg`Something is missing here.`;
const exists = () => msg`That already exists.`;
const endsEarly = () => msg`The end is not after the start.`;

const FORMATS: Partial<Record<Format, () => MessageDescriptor>> = {
  redirect_target: () => msg`Enter a path or an address starting with https://.`,
  site_path: () => msg`That path isn’t on this site.`,
  slug: () => msg`Use only lowercase letters, numbers and single hyphens.`,
  year: () => msg`Enter a year between 1900 and 2199.`,
};

/** Words for every reason a field can be refused with, by its code (docs/decisions/0119); columns have few of them. */
const WORDS: { [C in ProblemCode]: (params: ProblemParams<C>) => MessageDescriptor } = {
  invalid: notAllowed,
  invalid_type: ({ received }) => (received === 'null' ? missing() : notAllowed()),
  invalid_value: notAllowed,
  invalid_format: ({ format }) => (FORMATS[format] ?? notAllowed)(),
  too_small: ({ origin }) => (origin === 'number' ? msg`That’s too small.` : missing()),
  too_big: ({ origin, maximum }) =>
    origin === 'string' ? msg`Too long: at most ${maximum} characters.` : msg`That’s too large.`,
  out_of_range: ({ minimum, maximum }) => msg`Enter a whole number from ${minimum} to ${maximum}.`,
  id_list: notAllowed,
  too_many: ({ maximum }) => msg`Too many values: at most ${maximum}.`,
  unrecognized_keys: notAllowed,
  required: missing,
  required_with: missing,
  one_required: missing,
  incomplete: missing,
  excluded: notAllowed,
  no_text: () => msg`Enter some text.`,
  no_change: notAllowed,
  not_later: endsEarly,
  before: endsEarly,
  below: notAllowed,
  not_less: notAllowed,
  age_below: () => msg`That’s below the minimum age.`,
  period_too_long: notAllowed,
  other_length: notAllowed,
  unequal_accounts: notAllowed,
  taken: exists,
  duplicate: notAllowed,
  unknown: () => msg`That no longer exists.`,
  other_id: notAllowed,
  fixed: notAllowed,
  last_administrator: notAllowed,
  health_voluntary: notAllowed,
  unreadable_styles: notAllowed,
  redirects_to_itself: () => msg`That redirects to itself.`,
  redirect_chain: () => msg`That address already redirects elsewhere. Use its target instead.`,
  redirect_loop: () => msg`That redirects in a circle.`,
  own_parent: notAllowed,
  parent_is_child: notAllowed,
  parent_has_children: notAllowed,
  page_below_itself: notAllowed,
  page_too_deep: notAllowed,
  path_taken: exists,
  path_reserved: exists,
  path_too_long: notAllowed,
  picture_unavailable: notAllowed,
  other_price_list: notAllowed,
  groups_on_sale: notAllowed,
  prices_in_carts: notAllowed,
  unknown_prices: notAllowed,
  reserved_name: exists,
  no_question: notAllowed,
  not_a_choice: notAllowed,
  no_such_field: notAllowed,
  no_choices: notAllowed,
  depends_on_itself: notAllowed,
  form_entry: notAllowed,
  null_character: notAllowed,
  nested_too_deeply: notAllowed,
};

/** Tells a reason of the closed list from the faults of files. */
export function isReason(fault: { code: string }): fault is Reason {
  return Object.hasOwn(WORDS, fault.code);
}

/** Words for a reason, to be shown in either language. */
export function reasonWords({ code, params }: Reason): MessageDescriptor {
  return (WORDS[code] as (values: Reason['params']) => MessageDescriptor)(params);
}
