/** The widget keeps what was chosen until it is out of sight (docs/product/booking.md#widget). */
const CLOSE_DELAY_MS = 250;

export interface OpenPopup<Popup> {
  button: HTMLButtonElement;
  Popup: Popup;
}

/**
 * Open widgets, by the button that opened them.
 * @param load loads the widget's code
 * @param show is called with all open ones on every change
 */
export function createBookingPopups<Popup>(
  load: () => Promise<Popup>,
  show: (open: readonly OpenPopup<Popup>[]) => void,
) {
  const pressed = new Set<HTMLButtonElement>();
  let open: readonly OpenPopup<Popup>[] = [];
  const setOpen = (popups: readonly OpenPopup<Popup>[]) => {
    open = popups;
    show(open);
  };
  return {
    reach: () => void load().catch(() => {}),
    /** Opens the widget of a button; when its code does not come, the button leads to the event's page. */
    press(button: HTMLButtonElement): void {
      // Pressing the button of an open widget closes it, as pressing anything else outside of it does.
      if (pressed.has(button)) return;
      pressed.add(button);
      showLoading(button, true);
      load()
        .then((Popup) => {
          button.ariaExpanded = 'true';
          setOpen([...open, { button, Popup }]);
        })
        .catch(() => button.form?.submit())
        .finally(() => showLoading(button, false));
    },
    /** The widget of a button has closed: it goes when it is out of sight. */
    closed(button: HTMLButtonElement): void {
      button.ariaExpanded = 'false';
      setTimeout(() => {
        pressed.delete(button);
        setOpen(open.filter((popup) => popup.button !== button));
      }, CLOSE_DELAY_MS);
    },
  };
}

/** As `Button` shows it. */
function showLoading(button: HTMLButtonElement, isLoading: boolean): void {
  button.ariaBusy = isLoading ? 'true' : null;
  button.querySelector('i')?.classList.toggle('button-drum', isLoading);
}
