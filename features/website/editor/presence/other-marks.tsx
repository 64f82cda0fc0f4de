import { useLingui } from '@lingui/react/macro';
import type { Id } from '#features/core/documents/index.ts';
import { useFrame } from '../overlay/use-frame.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import type { Other } from './others.ts';
import { PersonDisc } from './person-disc.tsx';
import { useOthers } from './use-others.ts';

/** Frames around the modules that others are in. */
export function OtherMarks() {
  const others = useOthers();
  const ids = [...new Set(others.flatMap(({ modules }) => modules))];
  return ids.map((id) => (
    <OtherMark key={id} id={id} others={others.filter(({ modules }) => modules.includes(id))} />
  ));
}

function OtherMark({ id, others }: { id: Id; others: readonly Other[] }) {
  const { t } = useLingui();
  const { editor } = useSession();
  const isMineToo = useValue(editor.selected) === id;
  const frame = useFrame(id);
  if (!frame) return null;
  return (
    <div className="other-frame" style={{ ...frame }} data-colour={(others[0]?.account ?? 0) % 4}>
      {/* My own tab is at the upper edge. */}
      <ul className="other-tabs" data-edge={isMineToo ? 'below' : 'above'}>
        {others.map((other) => {
          const { account, isMe, name } = other;
          return (
            <li key={account} className="other-tab" data-colour={account % 4}>
              <PersonDisc other={other} />
              {isMe ? t`You, in another window` : t`${name} is here`}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
