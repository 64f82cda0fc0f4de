import { z } from 'zod';
import { MAX_FAVOURITES } from '#features/website/feeds/index.server.ts';
import type { ApiCall } from '../api-call.server.ts';
import { articleFilterParameters, eventFilterParameters, idsParameter } from '../parameters.server.ts';

const group = 'Feeds';
const calendar = {
  status: 200,
  summary: 'An iCalendar file.',
  schema: null,
  mediaType: 'text/calendar',
} as const;

/** Files for calendars and readers; with a language in front like the API. */
export const feedCalls: ApiCall[] = [
  {
    method: 'GET',
    path: '/feeds/calendar.ics',
    group,
    summary: 'The coming events for a calendar that subscribes, filtered as the list of events is.',
    parameters: eventFilterParameters,
    answer: calendar,
    problems: [400],
  },
  {
    method: 'GET',
    path: '/feeds/favourites.ics',
    group,
    summary: 'Some events for a calendar.',
    parameters: [
      idsParameter(MAX_FAVOURITES, `At most ${MAX_FAVOURITES} ids of events; without any the file is empty.`),
    ],
    answer: calendar,
    problems: [400],
  },
  {
    method: 'GET',
    path: '/feeds/{file}',
    group,
    summary: 'One event for a calendar.',
    parameters: [
      {
        name: 'file',
        in: 'path',
        summary: 'The event by its id.',
        schema: z.string().regex(/^event-[0-9]{1,9}\.ics$/),
        example: 'event-1.ics',
      },
    ],
    answer: calendar,
    problems: [404],
  },
  {
    method: 'GET',
    path: '/feeds/calendar.rss',
    group,
    summary: 'The coming events as news, filtered as the list of events is.',
    parameters: eventFilterParameters,
    answer: { status: 200, summary: 'An RSS 2.0 feed.', schema: null, mediaType: 'application/rss+xml' },
    problems: [400],
  },
  {
    method: 'GET',
    path: '/feeds/magazine.rss',
    group,
    summary: 'The newest articles of the magazine as news.',
    parameters: articleFilterParameters,
    answer: { status: 200, summary: 'An RSS 2.0 feed.', schema: null, mediaType: 'application/rss+xml' },
    problems: [400, 404],
  },
];
