import {
  flag,
  localizedHtml,
  localizedLine,
  type Resource,
  whole,
} from '#features/resources/index.server.ts';

const series: Resource = {
  path: '/series',
  name: 'series',
  table: 'series',
  slugFrom: 'title',
  fields: {
    title: localizedLine('title'),
    subline: localizedLine('subline'),
    description: localizedHtml('description'),
    show_in_filter: flag('show_in_filter'),
    position: whole('position', { min: 0, max: 10_000 }),
  },
  neededBy: [
    { table: 'productions', column: 'series_id', as: 'productions' },
    { table: 'events', column: 'series_id', as: 'events' },
  ],
  tags: () => ['series', 'programme'],
};

/** What may be written of series through the generic calls. */
export const seriesResources = [series];
