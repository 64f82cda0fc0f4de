/** Scrolls a row of pictures by one: `data-step` of the button says to which side. */
export function handlePictureStepClick(button: HTMLElement): void {
  const row = button.closest('[data-pictures]')?.querySelector('ul');
  const width = row?.firstElementChild?.clientWidth ?? 0;
  row?.scrollBy({ left: Number(button.dataset.step) * width, behavior: 'smooth' });
}
