import { z } from 'zod';
import { ACCESS_KINDS } from '#lib/access-kinds.ts';
import type { ApiParameter, Input } from '#platform/http/api-call.server.ts';
import { numberParameter } from '#platform/http/inputs.server.ts';
import { readQuery } from '#platform/http/list-request.server.ts';
import { type EventSelection, OLDEST_AGE, OPTION_FILTERS } from './event-filter.ts';
import { MAX_VALUES, parseEventSelection } from './parse-event-filter.ts';

const NAMES: Record<(typeof OPTION_FILTERS)[number], string> = {
  room: 'of a room (/api/rooms/)',
  type: 'of a kind of event (/api/exhibition-types/)',
  tag: 'with a tag (/api/event-tags/, for productions /api/production-tags/)',
  series: 'of a series (/api/series/)',
  genre: 'of a genre (/api/genres/)',
};

/** The first day of a list, DD-MM-YYYY. */
export const dateParameter: ApiParameter = {
  name: 'date',
  in: 'query',
  summary: 'The first day, DD-MM-YYYY in the house’s time; today unless told.',
  schema: z.string().regex(/^\d{2}-\d{2}-\d{4}$/),
  example: '24-12-2026',
};

const repeated = { repeats: MAX_VALUES };

/** The calendar's filters, as calls and feeds take them. */
export const eventFilterInQuery: Input<EventSelection> = {
  parameters: [
    ...OPTION_FILTERS.map((name) => ({
      ...numberParameter(name, `Only events ${NAMES[name]}.`),
      ...repeated,
    })),
    { ...numberParameter('production', 'Only events of a production (/api/productions/).'), ...repeated },
    {
      name: 'age',
      in: 'query',
      summary: 'Only events for a child of this age, in years.',
      schema: z.int().min(0).max(OLDEST_AGE),
      example: '6',
      ...repeated,
    },
    {
      name: 'access',
      in: 'query',
      summary: 'Only events with this kind of access; given more than once, with all of them.',
      schema: z.enum(ACCESS_KINDS),
      example: 'step-free',
      ...repeated,
    },
    {
      name: 'free',
      in: 'query',
      summary: 'Only events that cost nothing.',
      schema: z.literal('1'),
      example: '1',
    },
    dateParameter,
    {
      ...dateParameter,
      name: 'date_to',
      summary: 'The last day, DD-MM-YYYY; not before `date`. Without an end unless told.',
    },
  ],
  problems: [400],
  read: (c) => readQuery(c, parseEventSelection),
};
