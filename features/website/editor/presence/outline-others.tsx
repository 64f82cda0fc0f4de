import { useLingui } from '@lingui/react/macro';
import type { Id } from '#features/core/documents/index.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { PersonDisc } from './person-disc.tsx';
import { useOthersIn } from './use-others.ts';

/** Other editors in a module, shown in its row of the outline. */
export function OutlineOthers({ id }: { id: Id }) {
  const { t } = useLingui();
  return useOthersIn(id).map((other) => {
    const { account, isMe, name } = other;
    return (
      <span key={account} className="outline-other">
        <PersonDisc other={other} />
        <VisuallyHidden>{isMe ? t`You’re here in another window` : t`${name} is here`}</VisuallyHidden>
      </span>
    );
  });
}
