import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { Direction } from '../admission.ts';

/** Which way people go through this door now: links, which a script follows without leaving the page. */
export function DirectionSwitch({
  direction,
  door,
  onChange,
}: {
  direction: Direction;
  door: string;
  onChange: (direction: Direction) => void;
}) {
  const { t } = useLingui();
  const link = (way: Direction) => ({
    href: `?${new URLSearchParams({ door, direction: way })}`,
    'aria-current': way === direction ? ('true' as const) : undefined,
    className: 'door-tool',
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onChange(way);
    },
  });
  return (
    <nav className="door-ways" aria-label={t`Which way`}>
      <a {...link('in')}>
        <Trans>Coming in</Trans>
      </a>
      <a {...link('out')}>
        <Trans>Going out</Trans>
      </a>
    </nav>
  );
}
