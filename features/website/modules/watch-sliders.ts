/**
 * Lets the buttons of rows of pictures scroll them, and says which picture one is at. The rows scroll without it. Returns
 * what ends it.
 */
export function watchSliders(root: HTMLElement): () => void {
  const ends = [...root.querySelectorAll<HTMLElement>('[data-slider]')].flatMap(watchSlider);
  return () => {
    for (const end of ends) end();
  };
}

function watchSlider(slider: HTMLElement): (() => void)[] {
  const row = slider.querySelector<HTMLElement>('[data-slider-row]');
  const place = slider.querySelector<HTMLElement>('[data-slider-place]');
  const buttons = [...slider.querySelectorAll<HTMLButtonElement>('[data-slide]')];
  const pictures = [...slider.querySelectorAll('li')];
  if (!row || !place || pictures.length === 0) return [];
  const start = (picture: Element) => picture.getBoundingClientRect().left - row.getBoundingClientRect().left;
  /** The first picture that begins in the row. */
  const current = () =>
    Math.max(
      0,
      pictures.findIndex((picture) => start(picture) > -1),
    );
  const isAtEnd = () => row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
  const tell = () => {
    const words = (place.dataset.sliderPlace ?? '').replace('{at}', String(current() + 1));
    if (place.textContent !== words) place.textContent = words;
    for (const button of buttons)
      button.disabled = button.dataset.slide === '-1' ? row.scrollLeft <= 0 : isAtEnd();
  };
  const onClick = ({ currentTarget }: MouseEvent) => {
    const by = Number((currentTarget as HTMLElement).dataset.slide);
    const goal = pictures[current() + by];
    if (goal) row.scrollBy({ left: start(goal) });
  };
  for (const button of buttons) button.addEventListener('click', onClick);
  row.addEventListener('scroll', tell, { passive: true });
  tell();
  slider.dataset.slider = 'ready';
  return [
    () => row.removeEventListener('scroll', tell),
    ...buttons.map((button) => () => button.removeEventListener('click', onClick)),
  ];
}
