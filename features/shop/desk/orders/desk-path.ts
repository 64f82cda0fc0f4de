import { HUB_PATH } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** Where an order is worked on. Its address has no language, so it is said behind it. */
export function deskOrderPath(
  number: string,
  language: Language,
  query: Record<string, string> = {},
): string {
  return `${HUB_PATH}/orders/${encodeURIComponent(number)}?${new URLSearchParams({ lang: language, ...query })}`;
}

/** Where tickets of an order are exchanged for another date; `position`: the first of those for the same date. */
export function deskRebookingPath(number: string, position: number, language: Language): string {
  return `${HUB_PATH}/orders/${encodeURIComponent(number)}/rebook/${position}?lang=${language}`;
}

/** The same as an e-invoice. */
export function deskEInvoicePath(order: string, document: string): string {
  return `${HUB_PATH}/orders/${encodeURIComponent(order)}/documents/${document}.xml`;
}

/** The invoice of an order, or what answers it, as a PDF. */
export function deskBillingPath(order: string, document: string, language: Language): string {
  return `${HUB_PATH}/orders/${encodeURIComponent(order)}/documents/${document}.pdf?lang=${language}`;
}

/** Where passes are sold at the desk: all of them, or the one that is chosen with `pass`. */
export function deskPassesPath(language: Language, query: { pass?: string } = {}): string {
  return `${HUB_PATH}/passes?${new URLSearchParams({ lang: language, ...query })}`;
}
