/** Places of a page where one books or chooses what to book. */
const PLACES = '[data-booking]';

const inView = new Set<Element>();
const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) inView.add(target);
    else inView.delete(target);
  }
  document.documentElement.toggleAttribute('data-tickets', inView.size > 0);
});

/** Keeps on `<html>` whether a place to book is in view, of the page that is on show now. */
export function watchTicketLinks(): void {
  observer.disconnect();
  inView.clear();
  document.documentElement.removeAttribute('data-tickets');
  for (const place of document.querySelectorAll(PLACES)) observer.observe(place);
}
