import type { I18n } from '@lingui/core';
import { handleListenClick } from '#features/core/media/index.ts';
import { handleFavouriteClick } from '#features/people/favourites/index.ts';
import { handlePictureStepClick, handleShareClick } from '#features/programme/calendar/index.ts';

/** Click handlers of such buttons and links, by their `data-press`. */
const CLICK_HANDLERS: Record<string, (pressed: HTMLElement, i18n: I18n) => void | Promise<void>> = {
  favourite: handleFavouriteClick,
  share: handleShareClick,
  'picture-step': handlePictureStepClick,
  listen: handleListenClick,
};

/** Does what a button or link of a static part is for. Rejects when it could not be done. */
export async function handleButtonClick(pressed: HTMLElement, i18n: I18n): Promise<void> {
  await CLICK_HANDLERS[pressed.dataset.press ?? '']?.(pressed, i18n);
}
