import { pressPictureStep, pressShare } from '#features/detail/index.ts';
import { pressFavourite } from '#features/favourites/index.ts';

/** What a press of such a button does, by its `data-press`. */
const PRESSES: Record<string, (button: HTMLButtonElement) => void | Promise<void>> = {
  favourite: pressFavourite,
  share: pressShare,
  'picture-step': pressPictureStep,
};

/** Does what the button of a static part is for. Rejects when it could not be done. */
export async function pressButton(button: HTMLButtonElement): Promise<void> {
  await PRESSES[button.dataset.press ?? '']?.(button);
}
