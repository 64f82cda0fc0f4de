import type { Language } from '#lib/localized.ts';

/** Where the hub begins. */
export const HUB_PATH = '/cms-hub';

/** The rooms of the hub, by their last part of the address. */
const ROOMS = {
  pages: '',
  planned: '/planned',
  trash: '/trash',
  media: '/media',
  orders: '/orders',
  events: '/events',
  'check-in': '/check-in',
  closings: '/closings',
  forms: '/forms',
  handbook: '/handbook',
} as const;
export type HubRoom = keyof typeof ROOMS;

/** Where a room of the hub is; its address has no language, so it is said behind it (docs/product/editing.md#hub). */
export function hubPath(room: HubRoom, language: Language, query: Record<string, string> = {}): string {
  return `${HUB_PATH}${ROOMS[room]}?${new URLSearchParams({ lang: language, ...query })}`;
}
