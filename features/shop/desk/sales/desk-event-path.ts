import { HUB_PATH } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** Returns the path of the page that manages the sale of an event. */
export function deskEventPath(id: number, language: Language, query: Record<string, string> = {}): string {
  return `${HUB_PATH}/events/${id}?${new URLSearchParams({ lang: language, ...query })}`;
}

/** Returns the path of the page on which an event that sells seats moves to another plan. */
export function hallMovePath(id: number, language: Language): string {
  return `${HUB_PATH}/events/${id}/hall?${new URLSearchParams({ lang: language })}`;
}

/** Returns the path of an event's door list, for printing. */
export function doorListPath(id: number, language: Language): string {
  return `${HUB_PATH}/events/${id}/door-list?${new URLSearchParams({ lang: language })}`;
}

/** Returns the path on which seats of an event are blocked; `block`: on which those of one block are released. */
export function eventSeatsPath(id: number, language: Language, query: { block?: string } = {}): string {
  return `${HUB_PATH}/events/${id}/seats?${new URLSearchParams({ lang: language, ...query })}`;
}

/** Filters of the list of sales, as its address says them. */
export function salesFilter({
  query,
  isOver,
  isWaitedFor,
}: {
  query: string;
  isOver: boolean;
  isWaitedFor: boolean;
}): Record<string, string> {
  return {
    ...(query ? { q: query } : {}),
    ...(isOver ? { when: 'over' } : {}),
    ...(isWaitedFor ? { waiting: 'true' } : {}),
  };
}
