import { Trans } from '@lingui/react/macro';
import type { MouseEventHandler, ReactNode, RefObject } from 'react';
import { ButtonLink } from './button.tsx';

/** The end of a paged list: a link to its next page, and a message when that failed. Nothing at its end. */
export function MorePages({
  list: { nextAddress, isLoading, hasFailed },
  trigger,
  onAsk,
  label,
  failure,
}: {
  list: { nextAddress: string | null; isLoading: boolean; hasFailed: boolean };
  /** Element observed for the visitor scrolling near it. */
  trigger: RefObject<HTMLDivElement | null>;
  onAsk: MouseEventHandler;
  label: ReactNode;
  failure: ReactNode;
}) {
  if (nextAddress === null) return null;
  return (
    <div className="more-events" ref={trigger}>
      <p role="alert">{hasFailed ? failure : null}</p>
      <ButtonLink variant="ghost" to={nextAddress} onClick={onAsk} aria-busy={isLoading || undefined}>
        {hasFailed ? <Trans>Try again</Trans> : label}
      </ButtonLink>
    </div>
  );
}
