import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import type { PageHandle } from '#app/page-handle.ts';
import { sharedAddress } from '#platform/page-cache/cache-key.ts';
import { createRouteLookup } from './route-lookup.ts';

const route = (id: string, path: string | undefined, parentId?: string, handle?: PageHandle) => ({
  id,
  parentId,
  path,
  module: { default: () => null, handle },
});

const ROUTES = Object.fromEntries(
  [
    route('root', ''),
    route('shell', undefined, 'root'),
    route('de.calendar', 'de/kalender', 'shell', {
      query: { shared: ['room', 'page'] },
      freshSeconds: 5,
    }),
    route('de.event', 'de/kalender/:slug/:id', 'shell', {
      query: { personal: ['message'] },
      freshSeconds: 5,
    }),
    route('de.profile', 'de/user/profile', 'shell'),
    route('page', '*', 'shell', { freshSeconds: 3600 }),
  ].map((each) => [each.id, each]),
) as ServerBuild['routes'];

const routeAt = createRouteLookup(ROUTES);
const shared = (url: string) => sharedAddress(url, (pathname) => routeAt(pathname).query);

it('a page is cached once for each value of a parameter it knows', () => {
  expect(shared('/de/kalender?room=2&page=3')).toBe('/de/kalender?page=3&room=2');
});

it('parameters a page does not know make no separate entries, even where other pages know them', () => {
  expect(shared('/de/kalender/der-wind/7?room=2&page=3')).toBe('/de/kalender/der-wind/7');
  expect(shared('/de/agb?room=2&page=3&utm_source=x')).toBe('/de/agb');
  expect(shared('/de/agb?message=NOTHING_CHOSEN')).toBe('/de/agb');
});

it('a page is made for one visitor when a parameter is about them', () => {
  expect(shared('/de/kalender/der-wind/7?message=NOTHING_CHOSEN')).toBeNull();
  expect(shared('/de/agb?edit')).toBeNull();
});

it('the router’s own requests know the page’s parameters and the page’s routes, each once', () => {
  expect(shared('/de/kalender.data?room=2&_routes=shell,de.calendar')).toBe(
    '/de/kalender.data?_routes=shell%2Cde.calendar&room=2',
  );
  expect(shared('/de/kalender.data?_routes=shell,shell')).toBeNull();
  expect(shared('/de/kalender.data?_routes=de.event')).toBeNull();
});

it('the list of dates opens over every page, and only with the one value', () => {
  expect(shared('/de/agb.data?overlay=true')).toBe('/de/agb.data?overlay=true');
  expect(shared('/de/agb.data?overlay=again')).toBeNull();
});

it('a page is right for as long as its route says, and not cached when it says nothing', () => {
  expect(routeAt('/de/kalender').freshSeconds).toBe(5);
  expect(routeAt('/de/irgendwas/anderes').freshSeconds).toBe(3600);
  expect(routeAt('/de/user/profile').freshSeconds).toBe(0);
});
