import { Plural, useLingui } from '@lingui/react/macro';
import type { GroupNeed } from '#features/box-office/ticketing/index.ts';

/** A group at the desk and on the door list: its name, how many they are, and what they need. */
export function GroupFacts({
  name,
  heads,
  needs,
}: {
  name: string;
  /** `null` where another line says it. */
  heads: number | null;
  needs: readonly GroupNeed[];
}) {
  const { t } = useLingui();
  const words: Record<GroupNeed, string> = {
    wheelchair: t`wheelchair`,
    hearing: t`hard of hearing`,
    'quiet-corner': t`quiet corner`,
  };
  return (
    <span className="desk-group-facts">
      <strong>{name}</strong>
      {heads === null ? null : (
        <>
          , <Plural value={heads} one="# person" other="# people" />
        </>
      )}
      {needs.length === 0 ? null : `: ${needs.map((need) => words[need]).join(', ')}`}
    </span>
  );
}
