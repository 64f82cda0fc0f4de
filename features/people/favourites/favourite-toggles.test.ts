import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PART_SHOWN } from '#ui/static-part.tsx';
import { handleFavouriteClick, watchFavouriteToggles } from './favourite-toggles.ts';
import { FAVOURITES_KEY, MAX_FAVOURITES } from './favourites.ts';

/** As much of a `FavouriteToggle` in a page as is looked at. */
function toggleOf(id: number) {
  const status = {
    dataset: { full: 'There’s no room for it.' },
    textContent: '',
    replaceChildren(...nodes: string[]) {
      this.textContent = nodes.join();
    },
  };
  const template = { content: { cloneNode: () => 'Add to favorites' } };
  const parts: Record<string, unknown> = { '[role="status"]': status, template };
  const toggle = {
    dataset: { favourite: String(id) },
    querySelector: (selector: string) => parts[selector],
  };
  const button = { ariaPressed: 'false', closest: () => toggle } as unknown as HTMLButtonElement;
  parts.button = button;
  return { toggle, button, status };
}

const stored = new Map<string, string>();
const toggles: unknown[] = [];
const page = Object.assign(new EventTarget(), { cookie: '', querySelectorAll: () => toggles });

beforeEach(() => {
  stored.clear();
  toggles.length = 0;
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const tab = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, tab[name].bind(tab));
});
afterEach(() => void vi.unstubAllGlobals());

it('keeps a date and leads to the list, then drops it', () => {
  const { button, status } = toggleOf(7);
  handleFavouriteClick(button);
  expect([stored.get(FAVOURITES_KEY), button.ariaPressed, status.textContent]).toEqual([
    '7',
    'true',
    'Add to favorites',
  ]);
  handleFavouriteClick(button);
  expect([stored.get(FAVOURITES_KEY), button.ariaPressed, status.textContent]).toEqual(['', 'false', '']);
});

it('does not remove a date that is saved already, but not shown so yet', () => {
  stored.set(FAVOURITES_KEY, '7');
  const { button } = toggleOf(7);
  handleFavouriteClick(button);
  expect([stored.get(FAVOURITES_KEY), button.ariaPressed]).toEqual(['7', 'true']);
});

it('says when the list is full', () => {
  const full = Array.from({ length: MAX_FAVOURITES }, (_, index) => index + 1).join();
  stored.set(FAVOURITES_KEY, full);
  const { button, status } = toggleOf(999);
  handleFavouriteClick(button);
  expect([stored.get(FAVOURITES_KEY), button.ariaPressed]).toEqual([full, 'false']);
  expect(status.textContent).toBe('There’s no room for it.');
});

it('shows the saved state on all of the page, parts added later included', () => {
  stored.set(FAVOURITES_KEY, '7,8');
  const [first, other, later] = [toggleOf(7), toggleOf(9), toggleOf(8)];
  toggles.push(first.toggle, other.toggle);
  watchFavouriteToggles();
  expect([first, other].map(({ button }) => button.ariaPressed)).toEqual(['true', 'false']);
  toggles.push(later.toggle);
  page.dispatchEvent(new Event(PART_SHOWN));
  expect(later.button.ariaPressed).toBe('true');
});
