/** Milliseconds (docs/product/numbers.md#times): delay before the bar is shown; how long the full bar remains. */
const THROTTLE = 200;
const HIDE_DELAY = 500;

/** `running`: grows for 5 seconds (in `shell-states.css`); `done`: full, about to go. */
export type LoadingBarState = 'hidden' | 'running' | 'done';

/** The bar over a change of the page. `show` is called with every state. */
export function createLoadingBar(show: (state: LoadingBarState) => void) {
  let state: LoadingBarState = 'hidden';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function turn(next: LoadingBarState): void {
    state = next;
    show(next);
  }

  return {
    start(): void {
      if (state === 'running') return;
      clearTimeout(timer);
      timer = setTimeout(() => turn('running'), THROTTLE);
    },
    finish(): void {
      clearTimeout(timer);
      if (state === 'running') turn('done');
      if (state === 'done') timer = setTimeout(() => turn('hidden'), HIDE_DELAY);
    },
  };
}
