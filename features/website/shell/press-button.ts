import type { I18n } from '@lingui/core';
import { pressListen } from '#features/core/media/index.ts';
import { pressFavourite } from '#features/people/favourites/index.ts';
import { pressPictureStep, pressShare } from '#features/programme/events/detail/index.ts';

/** Click handlers of such buttons and links, by their `data-press`. */
const PRESSES: Record<string, (pressed: HTMLElement, i18n: I18n) => void | Promise<void>> = {
  favourite: pressFavourite,
  share: pressShare,
  'picture-step': pressPictureStep,
  listen: pressListen,
};

/** Does what a button or link of a static part is for. Rejects when it could not be done. */
export async function pressButton(pressed: HTMLElement, i18n: I18n): Promise<void> {
  await PRESSES[pressed.dataset.press ?? '']?.(pressed, i18n);
}
