import {
  defineResource,
  integer,
  localized,
  localizedLink,
  localizedShortText,
  localizedText,
  optionalInstant,
  optionalLocalizedLink,
  optionalLocalizedShortText,
} from '#features/core/resources/index.server.ts';
import { fieldProblem } from '#lib/field-problem.ts';
import { alertsTag } from './cache-tags.ts';
import { countStickyItems } from './store.server.ts';

const ALERT_LENGTH = 1000;
const MAX_STICKY_ITEMS = 6;
const position = () => integer('position', { min: 0, max: 10_000 });

const alert = defineResource({
  path: '/breaking-news',
  name: 'alert',
  table: 'breaking_news',
  permission: 'manage-settings',
  isUndated: true,
  fields: {
    title: localizedShortText('title'),
    text: localized('text', localizedText(ALERT_LENGTH)),
    link_url: optionalLocalizedLink('link_url'),
    link_title: optionalLocalizedShortText('link_title'),
    online_from: optionalInstant('online_from'),
    online_to: optionalInstant('online_to'),
    position: position(),
  },
  check: ({ online_from: from, online_to: to, link_url: url, link_title: title }) => [
    ...(from === null || to === null || from < to
      ? []
      : [fieldProblem('online_to', 'not_later', { other: 'online_from' })]),
    ...(url === null || title !== null
      ? []
      : [fieldProblem('link_title', 'required_with', { other: 'link_url' })]),
  ],
  tags: () => [alertsTag()],
});

const stickyItem = defineResource({
  path: '/sticky-items',
  name: 'sticky item',
  table: 'sticky_items',
  permission: 'manage-settings',
  isUndated: true,
  fields: {
    text: localizedShortText('text'),
    link: localizedShortText('link'),
    url: localizedLink('url'),
    position: position(),
  },
  async checkStored(trx, id) {
    if (id !== null || (await countStickyItems(trx)) < MAX_STICKY_ITEMS) return [];
    return [fieldProblem('body', 'too_many', { maximum: MAX_STICKY_ITEMS })];
  },
  tags: () => [alertsTag()],
});

/** Alerts and sticky items, as far as they may be written through the generic calls. */
export const alertResources = [alert, stickyItem];
