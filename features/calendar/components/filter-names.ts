import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { OptionFilter } from '../event-filter.ts';

/** The filters' names, in the order they are shown (specification, section 2 "Event list page"). */
export const FILTER_NAMES: Record<OptionFilter, MessageDescriptor> = {
  room: msg`Location`,
  type: msg`Exhibition Type`,
  tag: msg`Tags`,
  series: msg`Series`,
  genre: msg`Genre`,
};

/** A child's age in years, as a chosen filter and as an option. */
export function ageName(age: number): MessageDescriptor {
  return msg`${plural(age, { one: 'age #', other: 'age #' })}`;
}
