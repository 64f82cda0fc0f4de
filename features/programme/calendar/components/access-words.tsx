import { useLingui } from '@lingui/react/macro';
import type { AccessKind } from '#lib/access-kinds.ts';
import { ACCESS_NAMES } from './filter-names.ts';

/** How an event can be reached and followed, in small words; nothing where nobody said. */
export function AccessWords({ kinds }: { kinds: readonly AccessKind[] }) {
  const { i18n } = useLingui();
  if (kinds.length === 0) return null;
  return <span className="event-access">{kinds.map((kind) => i18n._(ACCESS_NAMES[kind])).join(' · ')}</span>;
}
