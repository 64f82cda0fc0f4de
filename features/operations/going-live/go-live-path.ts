import { hubPath } from '#features/core/navigation/index.ts';
import type { Language } from '#lib/localized.ts';

/** Acts on the list that ask for a second press. */
export const SURE = ['open', 'close'] as const;
export type Sure = (typeof SURE)[number];

export function goLivePath(language: Language, query: { sure?: Sure; done?: string } = {}): string {
  return hubPath('go-live', language, { ...query });
}
