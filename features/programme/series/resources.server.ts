import { programmeTag } from '#features/core/resources/cache-tags.ts';
import {
  defineResource,
  flag,
  integer,
  localizedHtml,
  localizedShortText,
} from '#features/core/resources/index.server.ts';
import { seriesTag } from '#features/programme/calendar/detail/cache-tags.ts';
import { storedRichText } from '#platform/html/stored-rich-text.server.ts';
import { seriesTexts } from './texts.ts';
import { wholePrices } from './whole-prices-field.server.ts';

const series = defineResource({
  path: '/series',
  name: 'series',
  table: 'series',
  permission: 'edit-programme',
  // Passes may be for one series alone.
  alsoReadWith: 'sell',
  // Prices are managed by the box office.
  fieldPermissions: { whole_prices: 'sell' },
  slugFrom: ({ title }) => title.de,
  fields: {
    title: localizedShortText('title'),
    subline: localizedShortText('subline'),
    description: localizedHtml('description', { sanitize: storedRichText }),
    show_in_filter: flag('show_in_filter'),
    position: integer('position', { min: 0, max: 10_000 }),
    whole_prices: wholePrices,
  },
  texts: seriesTexts,
  neededBy: [
    { table: 'productions', column: 'series_id', as: 'productions' },
    { table: 'events', column: 'series_id', as: 'events' },
    { table: 'pass_kinds', column: 'series_id', as: 'pass-kinds' },
    { table: 'passes', column: 'series_id', as: 'orders' },
    { table: 'hold_series', column: 'series_id', as: 'the box office' },
  ],
  tags: () => [seriesTag(), programmeTag()],
});

/** Resources of series that the generic API calls may write. */
export const seriesResources = [series];
