import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { assertPageHandoff } from './page-handoff.ts';
import { assertPageStarts } from './page-start.ts';
import { assertReloadForMissingModules, navigateToTarget } from './reload-for-missing-modules.ts';
import { assertUnusedRemoved, UNUSED, withoutUnusedCode } from './remove-unused.ts';

const router = path.dirname(createRequire(import.meta.url).resolve('react-router'));
const source = (file: string) => readFileSync(path.join(router, '../production/lib', file), 'utf8');
const asset = (code: string, name = 'framework-1.js') => new Map([[name, code]]);

describe('modules of routes that are missing', () => {
  const code = source('dom/ssr/routeModules.js');

  it('are gone to', () => {
    assertReloadForMissingModules(asset(navigateToTarget(code)));
  });

  it.each([
    ['it reloads in another way', code.replace('window.location.reload()', 'reloadPage()')],
    ['it reloads in two places', code + code],
    ['it is another file', 'export {}'],
  ])('stop the build when %s', (_, changed) => {
    expect(() => navigateToTarget(changed)).toThrow('the reload for missing route modules');
  });

  it('stop the build when the patch was not asked for', () => {
    expect(() => assertReloadForMissingModules(asset(code))).toThrow('reloads the current page');
  });
});

describe('the start of a page', () => {
  const hydration = source('dom-export/hydrated-router.js');
  const entry: [string, string] = ['entry.client-1.js', 'export{a as hydratePage}from"./shell.js"'];

  it('is what the router starts from', () => {
    assertPageStarts(new Map([...asset(hydration), entry]));
  });

  it.each([
    '__reactRouterContext',
    '__reactRouterManifest',
    '__reactRouterRouteModules',
    'stateDecodingPromise',
  ])('stops the build when the router knows no %s', (name) => {
    const changed = hydration.replaceAll(name, 'other');
    expect(() => assertPageStarts(new Map([...asset(changed), entry]))).toThrow('the globals that pages set');
  });

  it('stops the build when the entry cannot be called', () => {
    expect(() => assertPageStarts(new Map([...asset(hydration), [entry[0], 'hydrate()']]))).toThrow(
      'hydratePage',
    );
  });
});

describe.each(UNUSED)('$what', ({ changes, mark }) => {
  it.each(changes)(
    'is left out where it can be, and stops the build where it cannot: $from',
    ({ file, from }) => {
      const code = source(file);
      expect(withoutUnusedCode(code, file)).not.toBe(code);
      expect(() => withoutUnusedCode(code.replace(from, 'other();'), file)).toThrow('changed code to remove');
    },
  );

  it('stops the build when browsers get it after all', () => {
    const named = [
      'components.js',
      'dom/lib.js',
      'dom/ssr/components.js',
      'dom/ssr/fog-of-war.js',
      'router/instrumentation.js',
      'router/router.js',
    ];
    const code = named.map(source).join('\n');
    expect(code).toMatch(mark);
    expect(() => assertUnusedRemoved(asset(code))).toThrow('contains removed router code');
  });
});

it('a page hands over what the router gives it', async () => {
  await assertPageHandoff();
});
