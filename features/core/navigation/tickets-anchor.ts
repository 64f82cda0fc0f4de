/** Anchor of the dates and tickets on a detail page (docs/product/detail-pages.md#tickets). */
export const TICKETS = 'datesAndTickets';
