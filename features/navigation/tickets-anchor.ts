/** Where the dates and tickets are found on a detail page (specification, section 2). */
export const TICKETS = 'datesAndTickets';
