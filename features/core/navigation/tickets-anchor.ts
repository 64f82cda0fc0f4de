/** Where the dates and tickets are found on a detail page (docs/product/detail-pages.md#tickets). */
export const TICKETS = 'datesAndTickets';
