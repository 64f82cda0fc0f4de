import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import appRoutes from '#app/routes.ts';
import { createRouteHandler } from './route-handler.ts';
import { createRouteLookup } from './route-lookup.ts';

const module = { default: () => null };

/** The site's routes as the build lists them, without their code. */
function listed(entries: RouteConfigEntry[], parentId = 'root'): ServerBuild['routes'] {
  return Object.assign(
    {},
    ...entries.map(({ id, file, path, index, children = [] }) => {
      const own = id ?? file;
      return { [own]: { id: own, parentId, path, index, module }, ...listed(children, own) };
    }),
  );
}

const toObjects = (entries: RouteConfigEntry[]) =>
  entries.map(({ id, file, path, index, caseSensitive, children }): object => {
    const own = { id: id ?? file, path, caseSensitive };
    return index ? { ...own, index } : { ...own, children: toObjects(children ?? []) };
  }) as RouteObject[];

/** An address for each combination of a path's parameters. */
function addressesOf(path: string): string[] {
  const filled = path.replaceAll('*', 'a/b').replaceAll(/:\w+/g, '7');
  return [
    filled.replaceAll('?', ''),
    filled.replace(/(\/[^/]+\?)+$/, ''),
    `${filled.replaceAll('?', '')}/more`,
  ];
}

it('a page is handled by the chain of routes the router itself would find', async () => {
  const entries = await appRoutes;
  const routes: ServerBuild['routes'] = {
    root: { id: 'root', path: '', module },
    ...listed(entries),
  } as ServerBuild['routes'];
  const objects: RouteObject[] = [{ id: 'root', path: '', children: toObjects(entries) }];
  const routeAt = createRouteLookup(routes);
  const addresses = Object.values(routes).flatMap((route) => addressesOf(`/${route?.path ?? ''}`));
  expect(addresses.length).toBeGreaterThan(100);
  for (const address of ['/', '/de/KALENDER', '/de/search/people/2', ...addresses]) {
    const found = matchRoutes(objects, address)?.map(({ route }) => route.id);
    expect(routeAt(address).chain, address).toEqual(found);
  }
});

it('an address no route fits is left to the router as a whole', async () => {
  const answers: string[] = [];
  const page = (id: string, path: string) => ({
    id,
    path,
    parentId: 'root',
    module: { loader: () => answers.push(id) && new Response(id) },
  });
  const routes = {
    root: { id: 'root', path: '', module: {} },
    one: page('one', 'de/one'),
    gap: page('gap', 'de/:name'),
  };
  const build = {
    routes,
    assets: { routes: {} },
    entry: {
      module: {
        default: (_: Request, status: number) => new Response(null, { status }),
        handleError: () => undefined,
      },
    },
    ssr: true,
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const handle = createRouteHandler(build, {
    mode: 'production',
    routeAt: createRouteLookup(routes as never),
  });
  const ask = async (path: string) => (await handle(new Request(`http://b.example${path}`))).text();
  expect(await ask('/de/one')).toBe('one');
  expect(await ask('/de/two')).toBe('gap');
  expect(await ask('/de/tw%6F')).toBe('gap');
  expect((await handle(new Request('http://b.example/nothing/at/all'))).status).toBe(404);
});
