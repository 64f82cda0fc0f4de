import { HUB_PATH } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';
import type { OrderState } from '#lib/order-states.ts';

/** Returns the path of an order at the desk. The path carries no language, so the query does. */
export function deskOrderPath(
  number: string,
  language: Language,
  query: Record<string, string> = {},
): string {
  return `${HUB_PATH}/orders/${encodeURIComponent(number)}?${new URLSearchParams({ lang: language, ...query })}`;
}

/** Returns the path for exchanging tickets of an order for another date; `position`: the first of those for the same date. */
export function deskRebookingPath(number: string, position: number, language: Language): string {
  return `${HUB_PATH}/orders/${encodeURIComponent(number)}/rebook/${position}?lang=${language}`;
}

/** Returns the path for changing an order; `event` and `q`: the date that tickets are added for, and the words it was found by. */
export function deskEditPath(number: string, language: Language, query: Record<string, string> = {}): string {
  return `${HUB_PATH}/orders/${encodeURIComponent(number)}/edit?${new URLSearchParams({ lang: language, ...query })}`;
}

/** Returns the path on which the seats of an order are exchanged; `event`: at one of its dates. */
export function deskSeatsPath(number: string, language: Language, query: { event?: string } = {}): string {
  return `${HUB_PATH}/orders/${encodeURIComponent(number)}/seats?${new URLSearchParams({ lang: language, ...query })}`;
}

/** The same as an e-invoice. */
export function deskEInvoicePath(order: string, document: string): string {
  return `${HUB_PATH}/orders/${encodeURIComponent(order)}/documents/${document}.xml`;
}

/** The invoice of an order, or what answers it, as a PDF. */
export function deskBillingPath(order: string, document: string, language: Language): string {
  return `${HUB_PATH}/orders/${encodeURIComponent(order)}/documents/${document}.pdf?lang=${language}`;
}

/** Returns the path of pass sales at the desk: of all passes, or of the one chosen with `pass`. */
export function deskPassesPath(language: Language, query: { pass?: string } = {}): string {
  return `${HUB_PATH}/passes?${new URLSearchParams({ lang: language, ...query })}`;
}

/** The enquiries of groups. */
export function deskEnquiriesPath(language: Language, query: Record<string, string> = {}): string {
  return `${HUB_PATH}/enquiries?${new URLSearchParams({ lang: language, ...query })}`;
}

/** One of them, to make an offer for. */
export function deskEnquiryPath(id: number, language: Language, query: Record<string, string> = {}): string {
  return `${HUB_PATH}/enquiries/${id}?${new URLSearchParams({ lang: language, ...query })}`;
}

/** Filters of a list of orders, as the address of the page and of its file say them. */
export function ordersFilter({
  query,
  state,
  performance,
}: {
  query: string;
  state: OrderState | null;
  performance: number | null;
}): Record<string, string> {
  return {
    ...(query ? { q: query } : {}),
    ...(state ? { state } : {}),
    ...(performance ? { performance: String(performance) } : {}),
  };
}

/** Returns the path of the same orders as a file. */
export function ordersFilePath(language: Language, filter: Record<string, string>): string {
  return `/${language}/api/admin/orders/export.csv?${new URLSearchParams(filter)}`;
}
