import type { Language } from '../../lib/localized.ts';

/** Where an order is worked on at the desk (features/shop/desk/orders/desk-path.ts). */
const deskOrder = (number: string) => `/cms-hub/orders/${encodeURIComponent(number)}`;

export const deskOrderPath = (number: string, language: Language) => `${deskOrder(number)}?lang=${language}`;

/** Where tickets are exchanged for another date: the desk shows which dates are free, and what they cost. */
export const deskRebookingPath = (number: string, position: number, language: Language) =>
  `${deskOrder(number)}/rebook/${position}?lang=${language}`;

export const documentPath = (order: string, document: string, language: Language) =>
  `${deskOrder(order)}/documents/${document}.pdf?lang=${language}`;

/** Where the sale of an event is worked on. */
export const deskEventPath = (id: number | string, language: Language) =>
  `/cms-hub/events/${id}?lang=${language}`;

/** Who comes, to be printed. */
export const doorListPath = (id: number | string, language: Language) =>
  `/cms-hub/events/${id}/door-list?lang=${language}`;

/** Where the books of a day are looked at, and closed. */
export const closingPath = (day: string, language: Language) => `/cms-hub/closings/${day}?lang=${language}`;
