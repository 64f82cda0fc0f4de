import { describe, expect, it } from 'vitest';
import { somePage } from './page.fixture.ts';
import { isVisible, nextWindowChange } from './page.ts';
import { PageTree } from './page-tree.ts';

const NOW = '2026-11-22T08:00:00.000Z';
const [EARLIER, LATER] = ['2026-11-22T07:59:59.999Z', '2026-11-22T08:00:00.001Z'];

describe('the tree of pages', () => {
  const [root, child, grandchild] = [somePage(1), somePage(2, { parentId: 1 }), somePage(3, { parentId: 2 })];
  const gone = [
    somePage(4, { deletedAt: EARLIER }),
    somePage(5, { parentId: 4, deletedAt: EARLIER }),
    somePage(6, { parentId: 4, deletedAt: NOW }),
  ];
  const tree = new PageTree([root, child, grandchild, ...gone]);

  it('knows what stands above and below', () => {
    expect(tree.above(grandchild)).toEqual([root, child]);
    expect(tree.subtree(root)).toEqual([root, child, grandchild]);
    expect(tree.childrenOf(null)).toEqual([root]);
  });

  it('finds pages by their path in either language, and none in the trash', () => {
    expect(tree.byPath('/en/page-2')).toEqual({ page: child, language: 'en' });
    expect(tree.byPath('/de/seite-2')).toEqual({ page: child, language: 'de' });
    expect(tree.byPath('/de/seite-4')).toBeNull();
  });

  it('restores pages trashed in the same moment', () => {
    expect(tree.trashedWith(gone[0] ?? root).map(({ id }) => id)).toEqual([4, 5]);
  });
});

describe('a page', () => {
  it('is visible inside its window: from its beginning on, and not any more at its end', () => {
    expect(isVisible(somePage(1, { onlineFrom: NOW }), NOW)).toBe(true);
    expect(isVisible(somePage(1, { onlineFrom: LATER }), NOW)).toBe(false);
    expect(isVisible(somePage(1, { onlineTo: NOW }), NOW)).toBe(false);
    expect(isVisible(somePage(1, { onlineTo: LATER }), NOW)).toBe(true);
    expect(isVisible(somePage(1, { isOnline: false }), NOW)).toBe(false);
    expect(isVisible(somePage(1, { deletedAt: EARLIER }), NOW)).toBe(false);
  });

  it('says when its window next opens or closes', () => {
    expect(nextWindowChange({ onlineFrom: EARLIER, onlineTo: LATER }, NOW)).toBe(LATER);
    expect(nextWindowChange({ onlineFrom: LATER, onlineTo: '2027-01-01T00:00:00.000Z' }, NOW)).toBe(LATER);
    expect(nextWindowChange({ onlineFrom: EARLIER, onlineTo: null }, NOW)).toBeNull();
  });
});
