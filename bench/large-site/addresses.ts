import { z } from 'zod';
import { alternatePaths, type PageName, pathTo, SITE_MAP } from '#features/core/navigation/index.ts';
import type { ApiCall, ApiParameter } from '#features/operations/openapi/api-call.server.ts';
import { API_CALLS } from '#features/operations/openapi/api-calls.server.ts';
import { LANGUAGES } from '#lib/localized.ts';
import type { SiteSamples } from './site-samples.ts';

/** A GET request of the walk. */
export interface Address {
  path: string;
  /** Staff screens and calls are asked with an administrator's session. */
  isForStaff: boolean;
}

const PARAMETER = /\{(\w+)\}/g;
const WORDS = ['mond', 'zzzzqq', 'kim1'];

/** Every GET call of the API description with each of its parameters, and every page of the site and the hub. */
export function addressesOf(samples: SiteSamples): Address[] {
  const calls = API_CALLS.filter(({ method }) => method === 'GET').flatMap((call) =>
    callPaths(call, samples).map((path) => ({ path, isForStaff: true })),
  );
  return [
    ...calls,
    ...sitePaths(samples).map((path) => ({ path, isForStaff: false })),
    ...hubPaths(samples).map((path) => ({ path, isForStaff: true })),
  ];
}

function callPaths({ path, parameters = [], isBare = false }: ApiCall, samples: SiteSamples): string[] {
  const filled = path.replace(PARAMETER, (_, name: string) =>
    encodeURIComponent(samples.pathValue(path, name) ?? exampleOf(parameters, name)).replaceAll('%2F', '/'),
  );
  const base = isBare ? filled : `/de${filled}`;
  const queries = parameters
    .filter((each) => each.in === 'query')
    .flatMap((each) => queriesOf(each, samples));
  return [base, ...queries.map((query) => `${base}?${query}`)];
}

const exampleOf = (parameters: readonly ApiParameter[], name: string): string =>
  parameters.find((each) => each.in === 'path' && each.name === name)?.example ?? '1';

/** The values one parameter is asked with, beside its example: every choice, common and unknown words, the last page. */
function queriesOf({ name, schema, example }: ApiParameter, samples: SiteSamples): string[] {
  const values = new Set([example, ...choicesOf(schema)]);
  if (name === 'q' || name === 'query') for (const word of WORDS) values.add(word);
  if (name === 'page') for (const page of samples.pages) values.add(String(page));
  if (name === 'performance') values.add(String(samples.performance));
  if (name === 'from') values.add(samples.yearAgo);
  return [...values].map((value) => String(new URLSearchParams({ [name]: value })));
}

function choicesOf(schema: z.ZodType): string[] {
  const { enum: choices } = z.toJSONSchema(schema) as { enum?: unknown[] };
  return (choices ?? []).map(String);
}

function sitePaths(samples: SiteSamples): string[] {
  const pages = (Object.keys(SITE_MAP) as PageName[]).flatMap((name) => {
    if (!SITE_MAP[name].de.includes('/:') || name === 'search') return Object.values(alternatePaths(name));
    const params = samples.pageParams[name];
    return params === undefined ? [] : Object.values(alternatePaths(name, params));
  });
  const calendar = pathTo('calendar', 'de');
  const filters = ['genre=1', 'tag=1', 'room=1', 'type=1', 'age=6', 'free=1', `date=${samples.laterDay}`];
  return [
    ...pages,
    ...filters.map((filter) => `${calendar}?${filter}`),
    ...WORDS.map((word) => `${pathTo('search', 'de')}?q=${word}`),
    ...LANGUAGES.flatMap((language) => samples.ownPages.map((page) => page[language])),
    ...['/webshop', '/webshop/gift-voucher', '/webshop/passes'],
    ...['', '/tickets.pdf', '/tickets/1'].map((part) => `/webshop/orders/${samples.orderSecret}${part}`),
  ];
}

function hubPaths(samples: SiteSamples): string[] {
  const { performance, orderNumber, closedDay, creditAccount, pages, yearAgo } = samples;
  const states = ['open', 'paid', 'owed', 'disputed', 'cancelled', 'test'];
  return [
    ...['', '/planned', '/trash', '/media', '/media?q=Foto', '/orders', '/passes', '/check-in'],
    ...['/events', '/events?when=over', '/events?waiting=true', '/events?q=mond'],
    ...['', '?sort=name', '?sort=balance_cents', '?q=kim1', `/${creditAccount}`].map(
      (part) => `/credit${part}`,
    ),
    ...states.map((state) => `/orders?state=${state}`),
    ...WORDS.map((word) => `/orders?q=${word}`),
    ...[`/orders/${orderNumber}`, `/orders?performance=${performance}`],
    ...[`/events/${performance}`, `/events/${performance}/door-list`, `/check-in/${performance}`],
    ...['/closings', '/closings/period', `/closings/${closedDay}`, `/closings/period?from=${yearAgo}`],
    ...['/forms', '/handbook'],
    ...pages.flatMap((page) => [`/orders?page=${page}`, `/events?page=${page}`, `/media?page=${page}`]),
  ].map((path) => `/cms-hub${path}`);
}
