import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of one resource and its fields, by the names of the API (docs/product/api.md#resources). */
export interface ResourceWords {
  /** One or many of them, by `smart_count`. */
  name: MessageDescriptor;
  fields: Record<string, MessageDescriptor>;
}

export const POSITION = msg({ message: 'Sort order', context: 'field' });
export const NAME = msg`Name`;
export const SLUG = msg`Part of the address`;
export const PICTURE = msg`Image`;
export const SHOW_IN_FILTER = msg`show as a filter`;
export const ONLINE = msg`on the website`;
export const AGES: Record<'age_from' | 'age_to', MessageDescriptor> = {
  age_from: msg`Age from`,
  age_to: msg`Age to`,
};
export const ACCESS = msg({ message: 'Access', context: 'access to a venue' });
export const TIMES: Record<string, MessageDescriptor> = {
  time_from: msg({ message: 'from', context: 'field' }),
  time_to: msg`to`,
  closed: msg({ message: 'closed', context: 'field' }),
  alternative_text: msg`Text instead of times`,
  alternative_link_url: msg`Link for this text`,
};
export const option = (name: MessageDescriptor): ResourceWords => ({
  name,
  fields: { name: NAME, slug: SLUG, show_in_filter: SHOW_IN_FILTER, position: POSITION },
});
