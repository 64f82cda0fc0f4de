import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { AccessKind } from '#lib/access-kinds.ts';
import type { OptionFilter } from '../event-filter.ts';

/** The filters' names, in the order they are shown (docs/product/calendar.md#filters). */
export const FILTER_NAMES: Record<OptionFilter, MessageDescriptor> = {
  room: msg`Location`,
  type: msg`Exhibition Type`,
  tag: msg`Tags`,
  series: msg`Series`,
  genre: msg`Genre`,
};

/** The kinds of access, as small words of an event and as options. */
export const ACCESS_NAMES: Record<AccessKind, MessageDescriptor> = {
  'step-free': msg`step-free`,
  'sign-language': msg`sign language`,
  relaxed: msg`relaxed performance`,
  quiet: msg`quiet`,
};

export const FREE_NAME = msg`free`;

/** A child's age in years, as a chosen filter and as an option. */
export function ageName(age: number): MessageDescriptor {
  return msg`${plural(age, { one: 'age #', other: 'age #' })}`;
}
