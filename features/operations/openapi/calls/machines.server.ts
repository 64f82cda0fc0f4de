import { z } from 'zod';
import { artworkRatios } from '#features/core/artwork/index.server.ts';
import { artworkTypes } from '#features/core/artwork/index.ts';
import { LANGUAGES } from '#lib/localized.ts';
import type { ApiCall, ApiParameter } from '../api-call.server.ts';

const status = (value: string) => z.strictObject({ status: z.literal(value) });

const type: ApiParameter = {
  name: 'type',
  in: 'path',
  summary: 'What it is a picture of.',
  schema: z.enum(artworkTypes),
  example: 'theatre',
};
const SEED = '[a-z0-9-]{1,120}(~[a-z]{1,20}){0,3}';
const ratios = artworkRatios.map(([width, height]) => `${width}x${height}`);

function file(summary: string, pattern: string, example: string): ApiParameter {
  return { name: 'file', in: 'path', summary, schema: z.string().regex(new RegExp(`^${pattern}$`)), example };
}

/** Calls for machines, not people: without a language prefix, and with errors in plain text. */
export const machineCalls: ApiCall[] = bare([
  {
    path: '/healthz',
    group: 'Machines',
    summary: 'Whether the process answers.',
    answer: { status: 200, summary: 'It does.', schema: status('ok') },
  },
  {
    path: '/readyz',
    group: 'Machines',
    summary: 'Whether it can serve: its database answers.',
    answer: { status: 200, summary: 'It can.', schema: status('ready') },
    problems: [503],
  },
  {
    path: '/metrics',
    group: 'Machines',
    summary: 'Figures for Prometheus: for the machine itself, or with the configured token as a bearer.',
    answer: { status: 200, summary: 'The figures.', schema: null, mediaType: 'text/plain' },
    problems: [404],
  },
  {
    path: '/robots.txt',
    group: 'Machines',
    summary: 'What search engines may read.',
    answer: { status: 200, summary: 'The rules.', schema: null, mediaType: 'text/plain' },
  },
  {
    path: '/sitemap.xml',
    group: 'Machines',
    summary: 'Where the maps of the site are.',
    answer: { status: 200, summary: 'One for each language.', schema: null, mediaType: 'application/xml' },
  },
  {
    path: '/media/{asset}/{name}',
    group: 'Machines',
    summary: 'A picture of the library in a shape, width and kind that pages ask for, or another file of it.',
    parameters: [
      {
        name: 'asset',
        in: 'path',
        summary: 'The number of the asset and the key of its file.',
        schema: z.string().regex(/^\d{1,9}-[\w-]{1,60}$/),
        example: '1-frau-frost-zieht-um',
      },
      {
        name: 'name',
        in: 'path',
        summary:
          'Shape, focal point and width of a picture; the name of a file; `captions-de.vtt` of sound and film.',
        schema: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]{2,5}$/),
        example: '4x3-50-50-320.webp',
      },
    ],
    answer: { status: 200, summary: 'The file.', schema: null, mediaType: 'image/webp' },
    problems: [302, 404, 416, 503],
  },
  ...LANGUAGES.map(
    (language): Omit<ApiCall, 'method'> => ({
      path: `/${language}/sitemap.xml`,
      group: 'Machines',
      summary:
        'The pages of one language, with the day each was last changed; of a large site a thousand of them.',
      parameters: [
        {
          name: 'part',
          in: 'query',
          summary: 'Which of the maps that /sitemap.xml names.',
          schema: z.int().min(1).max(50_000),
          example: '1',
        },
      ],
      answer: { status: 200, summary: 'The pages.', schema: null, mediaType: 'application/xml' },
    }),
  ),
  {
    path: '/art/v2/{type}/{file}',
    group: 'Pictures',
    summary: 'The cut-paper picture of a slug; never changes under its address.',
    parameters: [
      type,
      file('Slug, picks and ratio.', `${SEED}-(${ratios.join('|')})\\.svg`, 'der-mond-1x1.svg'),
    ],
    answer: { status: 200, summary: 'The picture.', schema: null, mediaType: 'image/svg+xml' },
    problems: [404],
  },
  {
    path: '/share/{type}/{file}',
    group: 'Pictures',
    summary: 'The same for shared links, 1200 × 630 px; never changes either.',
    parameters: [type, file('Slug and picks.', `${SEED}\\.png`, 'der-mond.png')],
    answer: { status: 200, summary: 'The picture.', schema: null, mediaType: 'image/png' },
    problems: [404, 503],
  },
]);

function bare(calls: Omit<ApiCall, 'method' | 'isBare'>[]): ApiCall[] {
  return calls.map((call) => ({ ...call, method: 'GET', isBare: true }));
}
