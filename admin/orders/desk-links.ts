import type { Language } from '../../lib/localized.ts';

/** Path of an order at the desk (features/shop/desk/orders/desk-path.ts). */
const deskOrder = (number: string) => `/cms-hub/orders/${encodeURIComponent(number)}`;

export const deskOrderPath = (number: string, language: Language) => `${deskOrder(number)}?lang=${language}`;

/** Path for exchanging tickets for another date: the desk shows which dates are free and what they cost. */
export const deskRebookingPath = (number: string, position: number, language: Language) =>
  `${deskOrder(number)}/rebook/${position}?lang=${language}`;

export const documentPath = (order: string, document: string, language: Language) =>
  `${deskOrder(order)}/documents/${document}.pdf?lang=${language}`;

/** Path of the desk page that manages the sale of an event. */
export const deskEventPath = (id: number | string, language: Language) =>
  `/cms-hub/events/${id}?lang=${language}`;

/** Path of the door list, for printing. */
export const doorListPath = (id: number | string, language: Language) =>
  `/cms-hub/events/${id}/door-list?lang=${language}`;

/** Path of the page that shows and closes the books of a day. */
export const closingPath = (day: string, language: Language) => `/cms-hub/closings/${day}?lang=${language}`;
