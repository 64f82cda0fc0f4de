/** The section of detail pages with dates and tickets (specification, section 2). */
const SECTION = 'datesAndTickets';

const observer = new IntersectionObserver(([entry]) => {
  document.documentElement.toggleAttribute('data-tickets', entry?.isIntersecting ?? false);
});

/** Keeps on `<html>` whether dates and tickets are in view, of the page that is on show now. */
export function followTickets(): void {
  observer.disconnect();
  document.documentElement.removeAttribute('data-tickets');
  const section = document.getElementById(SECTION);
  if (section) observer.observe(section);
}
