import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { Link } from '#ui/link.tsx';
import type { EditTarget } from '../page-edits.ts';

/** Switch between the parts of a page that are edited separately: each has its own draft and its own publication. */
export function TargetSwitch({ targets, chosen }: { targets: readonly EditTarget[]; chosen: EditTarget }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  if (targets.length < 2) return null;
  return (
    <nav className="target-switch" aria-label={t`Editing`}>
      {targets.map((target) => {
        const number = /\d+$/.exec(target)?.[0];
        const name = target === 'texts' ? t`Texts` : number ? t`Modules below, ${number}` : t`Modules below`;
        return (
          <Link
            key={target}
            to={`${pathname}?edit=${target}`}
            inPlace
            aria-current={target === chosen ? 'true' : undefined}
          >
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
