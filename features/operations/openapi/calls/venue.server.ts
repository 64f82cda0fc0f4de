import { z } from 'zod';
import type { ApiCall } from '../api-call.server.ts';
import { idParameter, numberParameter, pagingParameters } from '../parameters.server.ts';
import * as answers from '../responses.server.ts';
import { shortListCalls } from '../short-list-calls.server.ts';

const group = 'House';
const text = z.string();

const person = z.strictObject({
  ...answers.named.shape,
  category: z.int(),
  role: text,
  link: answers.link,
  image_thumbnails: answers.thumbnails,
  ...answers.dated,
});
const personDetails = z.strictObject({
  ...person.shape,
  biography: text,
  productions: z.array(
    z.strictObject({ id: z.int(), name: text, role: text, link: answers.link, fallback: answers.fallback }),
  ),
});
const room = z.strictObject({ ...answers.option.shape, floor: text, access: text, venue: z.int() });
const venue = z.strictObject({
  ...answers.named.shape,
  link: answers.link,
  street: text,
  postal_code: text,
  city: text,
  phone: text.nullable(),
  email: text.nullable(),
  directions: text,
  access: text,
  ...answers.dated,
});
const openingHours = z.strictObject({
  time_from: text.nullable(),
  time_to: text.nullable(),
  closed: z.boolean(),
  alternative_text: text.nullable(),
  alternative_link_url: text.nullable(),
  fallback: answers.fallback,
});
const alert = z.strictObject({
  id: z.int(),
  title: text,
  text,
  link: answers.link.nullable(),
  link_title: text.nullable(),
  fallback: answers.fallback,
});

function legalPage(path: string, summary: string): ApiCall {
  const answer = {
    status: 200,
    summary: 'Title and HTML.',
    schema: z.strictObject({ title: text, html: text, fallback: answers.fallback }),
  } as const;
  return { method: 'GET', path, group, summary, answer, problems: [404] };
}

/** People, rooms, opening hours, alerts and legal texts. */
export const venueCalls: ApiCall[] = [
  ...shortListCalls({
    path: '/api/person-categories/',
    group,
    summary: 'The groups people belong to.',
    one: 'One group of people.',
    schema: z.strictObject({ ...answers.named.shape, ...answers.dated }),
  }),
  {
    method: 'GET',
    path: '/api/persons/',
    group,
    summary: 'The people of the house.',
    parameters: [
      numberParameter('category', 'Only people of a group (/api/person-categories/).'),
      ...pagingParameters,
    ],
    answer: { status: 200, summary: 'One page of people.', schema: answers.pageOf(person) },
    problems: [400],
  },
  {
    method: 'GET',
    path: '/api/persons/{id}/',
    group,
    summary: 'One person with their biography and productions.',
    parameters: [idParameter],
    answer: { status: 200, summary: 'The person.', schema: personDetails },
    problems: [400, 404],
  },
  ...shortListCalls({
    path: '/api/rooms/',
    group,
    summary: 'The rooms of all venues.',
    one: 'One room.',
    schema: room,
  }),
  {
    method: 'GET',
    path: '/api/venues/',
    group,
    summary: 'The venues.',
    parameters: pagingParameters,
    answer: { status: 200, summary: 'One page of venues.', schema: answers.pageOf(venue) },
    problems: [400],
  },
  {
    method: 'GET',
    path: '/api/venues/{id}/',
    group,
    summary: 'One venue with its rooms.',
    parameters: [idParameter],
    answer: {
      status: 200,
      summary: 'The venue.',
      schema: z.strictObject({ ...venue.shape, rooms: z.array(room) }),
    },
    problems: [400, 404],
  },
  {
    method: 'GET',
    path: '/api/prices/',
    group,
    summary: 'What tickets cost: each price list with the coming productions that are sold by it.',
    parameters: pagingParameters,
    answer: { status: 200, summary: 'One page of price lists.', schema: answers.pageOf(answers.priceList) },
    problems: [400],
  },
  {
    method: 'GET',
    path: '/api/opening-hours-today/',
    group,
    summary: 'When the house is open today, and what differs from the usual.',
    answer: {
      status: 200,
      summary: 'Today’s hours.',
      schema: z.strictObject({
        opening_hours: z.array(openingHours),
        opening_hours_exceptions: z.array(openingHours),
      }),
    },
  },
  {
    method: 'GET',
    path: '/api/breaking-news/',
    group,
    summary: 'The alerts that are online.',
    answer: { status: 200, summary: 'The alerts.', schema: z.array(alert) },
  },
  {
    method: 'GET',
    path: '/api/html/',
    group,
    summary: 'The HTML files that can be placed on pages.',
    answer: {
      status: 200,
      summary: 'The files.',
      schema: z.array(z.strictObject({ id: z.int(), name: text, url: text, updated_at: text })),
    },
  },
  {
    method: 'GET',
    path: '/api/html/{id}/',
    group,
    summary: 'What an HTML file shows: its body without anything that runs.',
    parameters: [idParameter],
    answer: { status: 200, summary: 'HTML.', schema: null, mediaType: 'text/html' },
    problems: [400, 404],
  },
  {
    method: 'GET',
    path: '/api/html/{id}/frame/',
    group,
    summary: 'An HTML file as it was written, to run in a frame without an origin.',
    parameters: [idParameter],
    answer: { status: 200, summary: 'HTML.', schema: null, mediaType: 'text/html' },
    problems: [400, 404],
  },
  {
    method: 'GET',
    path: '/api/html/{id}/style.css',
    group,
    summary: 'The styles of an HTML file, for where it stands on a page alone.',
    parameters: [idParameter],
    answer: { status: 200, summary: 'A style sheet.', schema: null, mediaType: 'text/css' },
    problems: [400, 404],
  },
  legalPage('/api/agb/', 'The terms and conditions.'),
  legalPage('/api/imprint/', 'The imprint.'),
  legalPage('/api/privacy-policy/', 'The privacy policy.'),
];
