import { PART_SHOWN } from '#ui/static-part.tsx';
import { parseFavourites } from './favourites.ts';
import { onStoredChange, readStored } from './stored-list.ts';
import { toggleStored } from './toggle-stored.ts';

/** Shows the saved state on every `FavouriteToggle` of the page, those added later included. */
export function watchFavouriteToggles(): void {
  onStoredChange(showAll);
  document.addEventListener(PART_SHOWN, showAll);
  showAll();
}

/** Toggles the date of a `FavouriteToggle` to the opposite of its displayed state. */
export function handleFavouriteClick(button: HTMLElement): void {
  const toggle = button.closest<HTMLElement>('[data-favourite]');
  if (!toggle) return;
  const wantsIt = button.ariaPressed !== 'true';
  if (wantsIt === isFavourite(toggle) || toggleStored(idOf(toggle))) show(toggle);
  else {
    const status = statusOf(toggle);
    if (status) status.textContent = status.dataset.full ?? '';
  }
}

const idOf = (toggle: HTMLElement): number => Number(toggle.dataset.favourite);
const isFavourite = (toggle: HTMLElement): boolean => parseFavourites(readStored()).includes(idOf(toggle));
const statusOf = (toggle: HTMLElement) => toggle.querySelector<HTMLElement>('[role="status"]');

function showAll(): void {
  for (const toggle of document.querySelectorAll<HTMLElement>('[data-favourite]')) show(toggle);
}

function show(toggle: HTMLElement): void {
  const button = toggle.querySelector('button');
  const pressed = String(isFavourite(toggle));
  if (!button || button.ariaPressed === pressed) return;
  button.ariaPressed = pressed;
  const favouritesLink = toggle.querySelector('template')?.content.cloneNode(true);
  statusOf(toggle)?.replaceChildren(...(pressed === 'true' && favouritesLink ? [favouritesLink] : []));
}
