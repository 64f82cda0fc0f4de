import { z } from 'zod';
import { syncSalesWithEvents } from '#features/box-office/order-store/index.server.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import {
  access,
  day,
  defineResource,
  flag,
  integer,
  json,
  linkedIds,
  localized,
  localizedHtml,
  localizedShortText,
  localizedText,
  optionalLocalized,
  optionalReference,
  picture,
  reference,
} from '#features/core/resources/index.server.ts';
import { AGE_LIMITS } from '#features/programme/calendar/index.server.ts';
import { fieldProblem } from '#lib/field-problem.ts';
import { storedRichText } from '#platform/html/stored-rich-text.server.ts';
import { productionTag } from './cache-tags.ts';
import { audioSampleField, contributorsField, imagesField, videosField } from './resource-fields.server.ts';
import { productionTexts } from './texts.ts';

const shortText = z.string().trim().min(1).max(200);
const LONGEST_MINUTES = 24 * 60;

const production = defineResource({
  path: '/productions',
  name: 'production',
  table: 'productions',
  permission: 'edit-programme',
  alsoReadWith: 'sell',
  slugFrom: ({ title }) => title.de,
  fields: {
    title: localizedShortText('title'),
    subline: localizedShortText('subline'),
    lead: localized('lead'),
    description: localizedHtml('description', { sanitize: storedRichText }),
    language: localizedShortText('language'),
    important_info: optionalLocalized('important_info'),
    promoter: optionalLocalized('promoter'),
    exhibition_type: reference('type_id', 'event_types'),
    genre: reference('genre_id', 'genres'),
    series: optionalReference('series_id', 'series'),
    season: reference('season_id', 'seasons'),
    age_from: integer('age_from', AGE_LIMITS),
    age_to: integer('age_to', AGE_LIMITS),
    duration_minutes: integer('duration_minutes', { min: 1, max: LONGEST_MINUTES }),
    doors_minutes: integer('doors_minutes', { min: 0, max: LONGEST_MINUTES }),
    programs: json(
      'programs',
      z
        .array(z.strictObject({ slug: shortText, title: localizedText(200), text: localizedText(3000) }))
        .max(20),
    ),
    images: imagesField,
    sponsors: json('sponsors', z.array(shortText).max(40)),
    is_online: flag('is_online'),
    access: access('access_kinds'),
    picture: picture('picture_id'),
    tags: linkedIds({
      through: 'production_production_tags',
      own: 'production_id',
      other: 'tag_id',
      table: 'production_tags',
    }),
    contributors: contributorsField,
    videos: videosField,
    audio_sample: audioSampleField,
  },
  check: ({ age_from: from, age_to: upTo }) =>
    from <= upTo ? [] : [fieldProblem('age_to', 'age_below', { other: 'age_from' })],
  texts: productionTexts,
  neededBy: [
    { table: 'events', column: 'production_id', as: 'events' },
    { table: 'coupon_productions', column: 'production_id', as: 'coupons' },
  ],
  afterWrite: ({ trx }, id) => syncSalesWithEvents(trx, { productionId: id }),
  tags: (id) => [programmeTag(), productionTag(id)],
});

const season = defineResource({
  path: '/seasons',
  name: 'season',
  table: 'seasons',
  permission: 'edit-programme',
  slugFrom: ({ name }) => name.de,
  fields: {
    name: localizedShortText('name'),
    starts_on: day('starts_on'),
    ends_on: day('ends_on'),
  },
  check: ({ starts_on: start, ends_on: end }) =>
    start <= end ? [] : [fieldProblem('ends_on', 'before', { other: 'starts_on' })],
  neededBy: [{ table: 'productions', column: 'season_id', as: 'productions' }],
  tags: () => [programmeTag()],
});

const tag = defineResource({
  path: '/production-tags',
  name: 'production tag',
  table: 'production_tags',
  permission: 'edit-programme',
  slugFrom: ({ name }) => name.de,
  fields: {
    name: localizedShortText('name'),
    show_in_filter: flag('show_in_filter'),
    position: integer('position', { min: 0, max: 10_000 }),
  },
  neededBy: [{ table: 'production_production_tags', column: 'tag_id', as: 'productions' }],
  tags: () => [programmeTag()],
});

/** Resources of productions that the generic API calls may write. */
export const productionResources = [production, season, tag];
