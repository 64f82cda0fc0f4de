import { hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** Audiences of handbooks, by the last part of their address. */
export const HANDBOOKS = ['editing', 'box-office', 'administration'] as const;
export type Handbook = (typeof HANDBOOKS)[number];

/** Returns the path of a handbook; the first handbook is the handbook page itself. */
export function handbookPath(handbook: Handbook, language: Language): string {
  const [path, query] = hubPath('handbook', language).split('?');
  return `${path}${handbook === 'editing' ? '' : `/${handbook}`}?${query}`;
}

/** The handbook at the last part of an address; `null` where there is none. */
export function handbookAt(part: string | undefined): Handbook | null {
  if (part === undefined) return 'editing';
  return HANDBOOKS.find((one) => one === part && one !== 'editing') ?? null;
}
