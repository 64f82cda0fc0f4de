import { describe, expect, it } from 'vitest';
import { somePage } from './page.fixture.ts';
import { PageTree } from './page-tree.ts';
import { moveSubtree, placePage } from './place-page.ts';

const about = somePage(1, {
  paths: { de: '/de/ueber-uns', en: '/en/about' },
  slug: { de: 'ueber-uns', en: 'about' },
});
const team = somePage(2, {
  parentId: 1,
  slug: { de: 'team', en: null },
  paths: { de: '/de/ueber-uns/team', en: '/en/about/team' },
});
const old = somePage(3, { deletedAt: '2026-11-01T00:00:00.000Z', paths: { de: '/de/alt', en: '/en/old' } });
const tree = new PageTree([about, team, old]);
const at = (de: string, parentId: number | null = null) =>
  placePage(tree, { slug: { de, en: null }, parentId });

describe('the place of a page', () => {
  it('is below its parent, with the German slug where there is no English one', () => {
    expect(at('presse', 1)).toEqual({
      ok: true,
      value: { de: '/de/ueber-uns/presse', en: '/en/about/presse' },
    });
    expect(at('presse')).toEqual({ ok: true, value: { de: '/de/presse', en: '/en/presse' } });
  });

  it('is not where another page is, unless that lies in the trash', () => {
    expect(at('team', 1)).toEqual({ ok: false, error: 'PATH_TAKEN' });
    expect(at('alt').ok).toBe(true);
  });

  it.each([
    'agb',
    'produktionen',
    'series',
    'user',
    'api',
    'pageeditor-api',
    'overlay',
    'abonnements',
    'ensemble',
    'feeds',
    'musterbogen',
    '404',
    '503',
  ])('is not where the site answers itself: %s', (slug) =>
    expect(at(slug)).toEqual({ ok: false, error: 'PATH_RESERVED' }),
  );

  it('takes nothing that is below it to where the site answers itself, or another page is', () => {
    const calendar = somePage(4, {
      parentId: 1,
      slug: { de: 'kalender', en: null },
      paths: { de: '/de/ueber-uns/kalender', en: '/en/about/kalender' },
    });
    const below = new PageTree([about, calendar]);
    const onto = (de: string) => moveSubtree(below, about, { de: `/de/${de}`, en: '/en/about' });
    expect(onto('ausstellungenundaktivitaeten')).toEqual({ ok: false, error: 'PATH_RESERVED' });
    expect(onto('haus').ok).toBe(true);
  });

  it('is not below itself, in the trash, or below nothing', () => {
    for (const parentId of [1, 2])
      expect(placePage(tree, { slug: about.slug, parentId, page: about })).toEqual({
        ok: false,
        error: 'NO_SUCH_PARENT',
      });
    expect(at('neu', 3)).toEqual({ ok: false, error: 'NO_SUCH_PARENT' });
    expect(at('neu', 99)).toEqual({ ok: false, error: 'NO_SUCH_PARENT' });
  });

  it('is not deeper than six levels, counting what comes along', () => {
    const deep = Array.from({ length: 6 }, (_, index) =>
      somePage(10 + index, { parentId: index ? 9 + index : null }),
    );
    const forest = new PageTree([...deep, about, team]);
    const slug = { de: 'neu', en: null };
    expect(placePage(forest, { slug, parentId: 15 })).toEqual({ ok: false, error: 'TOO_DEEP' });
    expect(placePage(forest, { slug, parentId: 14 }).ok).toBe(true);
    expect(placePage(forest, { slug: about.slug, parentId: 14, page: about })).toEqual({
      ok: false,
      error: 'TOO_DEEP',
    });
  });
});

it('pages below a page move along with it', () => {
  const moved = moveSubtree(tree, about, { de: '/de/haus', en: '/en/house' });
  expect(moved.ok && moved.value.map(({ page, paths }) => [page.id, paths.de, paths.en])).toEqual([
    [1, '/de/haus', '/en/house'],
    [2, '/de/haus/team', '/en/house/team'],
  ]);
});
