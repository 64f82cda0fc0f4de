import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathKey, planRedirect, type Redirect, Redirects, withoutOrigin } from './redirect-rules.ts';

/** Returns the stored redirects after a plan has been carried out. */
function stored(existing: Redirect[], plan: Redirect[]): Redirect[] {
  const entries = new Map(existing.map((entry) => [entry.oldPath, entry.newPath]));
  for (const { oldPath, newPath } of plan) entries.set(oldPath, newPath);
  return [...entries].map(([oldPath, newPath]) => ({ oldPath, newPath }));
}

function save(existing: Redirect[], wanted: Redirect): Redirect[] {
  const plan = planRedirect(new Redirects(existing), wanted);
  return plan.ok ? stored(existing, plan.value) : existing;
}

describe('the key of a path', () => {
  it.each([
    ['/de/alt', '/de/alt'],
    ['/de/alt/', '/de/alt'],
    ['/de/alt?x=1#y', '/de/alt'],
    ['/de/k%C3%A4fer', '/de/käfer'],
    ['/de/ka\u0308fer', '/de/käfer'],
    ['/de/%E0%A4%A', '/de/%E0%A4%A'],
    ['/de/../en/x', '/en/x'],
  ])('of %s is %s', (address, key) => {
    expect(pathKey(address)).toBe(key);
  });

  it.each([
    '',
    '/',
    'alt',
    '//elsewhere.example/x',
    '/\\elsewhere.example',
    'https://x.example/y',
    `/${'x'.repeat(500)}`,
  ])('does not exist for %s', (address) => {
    expect(pathKey(address)).toBeNull();
  });
});

it.each([
  ['https://haus.example/de/alt?x=1#y', '/de/alt?x=1#y'],
  [' HTTP://HAUS.example/de/alt ', '/de/alt'],
  ['https://haus.example', '/'],
  ['https://haus.example:8443/de', 'https://haus.example:8443/de'],
  ['https://anders.example/de/alt', 'https://anders.example/de/alt'],
  ['/de/alt', '/de/alt'],
  ['https://', 'https://'],
])('the whole address %s of the site is stored as %s', (target, stored) => {
  expect(withoutOrigin(target, 'https://haus.example')).toBe(stored);
});

describe('a redirect', () => {
  it('takes along those that led to its old path', () => {
    const existing = [
      { oldPath: '/a', newPath: '/b?from=a' },
      { oldPath: '/x', newPath: '/b/' },
    ];
    expect(save(existing, { oldPath: '/b', newPath: '/c' })).toEqual([
      { oldPath: '/a', newPath: '/c?from=a' },
      { oldPath: '/x', newPath: '/c' },
      { oldPath: '/b', newPath: '/c' },
    ]);
  });

  it('may lead elsewhere, and replaces the one there was', () => {
    expect(
      save([{ oldPath: '/a', newPath: '/b' }], { oldPath: '/a/', newPath: 'https://x.example/y' }),
    ).toEqual([{ oldPath: '/a', newPath: 'https://x.example/y' }]);
  });

  it.each([
    ['/a', '/a?x=1', 'LEADS_TO_ITSELF'],
    ['/c', '/a', 'LOOP'],
    ['/b', '/a/?x=1', 'CHAIN'],
    ['a', '/b', 'INVALID_OLD_PATH'],
    ['https://x.example/a', '/b', 'INVALID_OLD_PATH'],
    ['/x', '//evil.example', 'INVALID_NEW_PATH'],
    ['/x', '/\t/evil.example', 'INVALID_NEW_PATH'],
    ['/x', 'javascript:alert(1)', 'INVALID_NEW_PATH'],
    ['/x', 'somewhere', 'INVALID_NEW_PATH'],
    ['/x', 'https://', 'INVALID_NEW_PATH'],
  ])('from %s to %s is refused: %s', (oldPath, newPath, error) => {
    expect(planRedirect(new Redirects([{ oldPath: '/a', newPath: '/c' }]), { oldPath, newPath })).toEqual({
      ok: false,
      error,
    });
  });
});

/** Redirects by the site: to the canonical form of an address, then by rule, then to lower case. */
describe('an address that the site itself leads on', () => {
  const existing = [{ oldPath: '/de/a', newPath: '/de/B' }];

  it.each([
    ['/de/alt', '/de//alt', 'LEADS_TO_ITSELF'],
    ['/de/alt', '/DE/alt/', 'LEADS_TO_ITSELF'],
    ['/de/alt', '/de/ALT?x=1', 'LEADS_TO_ITSELF'],
    ['/de/b', '/de/A', 'LOOP'],
    ['/de/b', '/De//a', 'LOOP'],
    ['/de/x', '/de//a', 'CHAIN'],
  ])('is no way from %s to %s: %s', (oldPath, newPath, error) => {
    expect(planRedirect(new Redirects(existing), { oldPath, newPath })).toEqual({ ok: false, error });
  });

  it.each([
    ['/de//alt', '/de/alt'],
    ['/DE/Alt//', '/de/Alt'],
    ['/%44e/alt', '/de/alt'],
    ['/Deutsch//x', '/Deutsch/x'],
  ])('is stored and looked for in its one form: %s as %s', (address, key) => {
    expect(pathKey(address)).toBe(key);
  });
});

describe('any number of redirects, saved in any order', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f');
  const redirects = fc.array(fc.record({ oldPath: path, newPath: path }), { maxLength: 30 });

  it('never form a chain or a loop', () => {
    fc.assert(
      fc.property(redirects, (all) => {
        const end = all.reduce(save, []);
        const old = new Set(end.map((entry) => entry.oldPath));
        for (const entry of end) expect(old).not.toContain(entry.newPath);
      }),
    );
  });

  it('lead directly to the end of a chain', () => {
    fc.assert(
      fc.property(redirects, (all) => {
        // Each old path once: a replaced redirect is not followed any more.
        const once = all.filter(
          ({ oldPath }, index) => all.findIndex((each) => each.oldPath === oldPath) === index,
        );
        const accepted: Redirect[] = [];
        let flat: Redirect[] = [];
        for (const redirect of once) {
          const plan = planRedirect(new Redirects(flat), redirect);
          if (!plan.ok) continue;
          accepted.push(redirect);
          flat = stored(flat, plan.value);
        }
        const walk = (from: string): string => {
          const step = accepted.find((each) => each.oldPath === from);
          return step ? walk(step.newPath) : from;
        };
        for (const { oldPath, newPath } of flat) expect(newPath).toBe(walk(oldPath));
      }),
    );
  });
});
