import { z } from 'zod';
import type { ApiCall } from '../api-call.server.ts';
import {
  eventFilterParameters,
  eventIdsParameter,
  idParameter,
  pagingParameters,
  productionFilterParameters,
} from '../parameters.server.ts';
import * as answers from '../responses.server.ts';
import { shortListCalls } from '../short-list-calls.server.ts';

const group = 'Programme';
const day = z.iso.date();

const teaser = z.strictObject({
  id: z.int(),
  name: z.string(),
  link: answers.link,
  preline: z.string(),
  headline: z.string(),
  subline: z.string(),
  link_text: z.string(),
  image_obj: z.null(),
  image_thumbnails: answers.thumbnails,
  position: day,
  fallback: answers.fallback,
  ...answers.dated,
});

const series = z.strictObject({ ...answers.option.shape, subline: z.string(), link: answers.link });
const season = z.strictObject({ ...answers.option.shape, starts_on: day, ends_on: day });

function options(path: string, summary: string, one: string): ApiCall[] {
  return shortListCalls({ path, group, summary, one, schema: answers.option });
}

/** Events, productions, series and what they are filtered by. */
export const programmeCalls: ApiCall[] = [
  {
    method: 'GET',
    path: '/api/example/',
    group,
    summary: 'A first call to try: the next event, as lists have it.',
    answer: {
      status: 200,
      summary: 'The event; null where nothing is planned.',
      schema: answers.event.nullable(),
    },
  },
  {
    method: 'GET',
    path: '/api/events/',
    group,
    summary: 'Events that have not ended, in the order they begin.',
    parameters: [...eventFilterParameters, eventIdsParameter, ...pagingParameters],
    answer: { status: 200, summary: 'One page of events.', schema: answers.pageOf(answers.event) },
    problems: [400],
  },
  {
    method: 'GET',
    path: '/api/events/{id}/',
    group,
    summary: 'One event, past ones included, with its prices, seat groups and timeslots.',
    parameters: [idParameter],
    answer: { status: 200, summary: 'The event.', schema: answers.eventWithOffer },
    problems: [400, 404],
  },
  {
    method: 'GET',
    path: '/api/calendar/',
    group,
    summary: 'The days of the coming year that have events, with the numbers of these.',
    parameters: eventFilterParameters,
    answer: {
      status: 200,
      summary: 'The days in their order.',
      schema: z.array(z.strictObject({ date_start: day, events: z.array(z.int()) })),
    },
    problems: [400],
  },
  ...shortListCalls({
    path: '/api/teasers/',
    group,
    summary: 'What the calendar shows between its days in the coming year.',
    one: 'One teaser.',
    schema: teaser,
  }),
  {
    method: 'GET',
    path: '/api/productions/',
    group,
    summary: 'Productions with their next date.',
    parameters: [...productionFilterParameters, ...pagingParameters],
    answer: { status: 200, summary: 'One page of productions.', schema: answers.pageOf(answers.production) },
    problems: [400],
  },
  {
    method: 'GET',
    path: '/api/productions/{id}/',
    group,
    summary: 'One production with its texts and the people behind it.',
    parameters: [idParameter],
    answer: { status: 200, summary: 'The production.', schema: answers.productionDetails },
    problems: [400, 404],
  },
  {
    method: 'GET',
    path: '/api/series/',
    group,
    summary:
      'The series that visitors can filter by: as an array, or one page of them when page or page_size is given.',
    parameters: pagingParameters,
    answer: {
      status: 200,
      summary: 'The series in their order.',
      schema: z.union([z.array(series), answers.pageOf(series)]),
    },
    problems: [400],
  },
  {
    method: 'GET',
    path: '/api/series/{id}/',
    group,
    summary: 'One series with its text.',
    parameters: [idParameter],
    answer: {
      status: 200,
      summary: 'The series.',
      schema: z.strictObject({ ...series.shape, description: z.string() }),
    },
    problems: [400, 404],
  },
  ...options('/api/exhibition-types/', 'Kinds of events.', 'One kind of event.'),
  ...options('/api/genres/', 'Genres.', 'One genre.'),
  ...options('/api/event-tags/', 'The tags of events that visitors can filter by.', 'One tag of events.'),
  ...options('/api/production-tags/', 'The tags of productions.', 'One tag of productions.'),
  ...shortListCalls({
    path: '/api/seasons/',
    group,
    summary: 'Seasons.',
    one: 'One season.',
    schema: season,
  }),
];
