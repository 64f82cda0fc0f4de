import { Plural, Trans } from '@lingui/react/macro';
import type { WaitingView } from '../entry-view.ts';

/** Waiting-list entries and offers of a customer, shown among their orders; empty if there are none. */
export function OwnWaiting({ entries }: { entries: WaitingView[] }) {
  const open = entries.filter(({ state }) => state === 'waiting' || state === 'offered');
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="own-waiting" className="own-waiting cut-note surface-dotter">
      <h2 id="own-waiting" className="text-d2">
        <Trans>You’re waiting for</Trans>
      </h2>
      <ul>
        {open.map(({ path, state, title, when, isPostponed, tickets, until }) => (
          <li key={path}>
            <a href={path} className="own-waiting-way">
              <strong lang={title?.lang}>{title ? title.text : <Trans>Tickets</Trans>}</strong>
              {when ? <span>{when}</span> : null}
              {isPostponed ? (
                <span>
                  <Trans>postponed</Trans>
                </span>
              ) : null}
              <span>
                <Plural value={tickets} one="# ticket" other="# tickets" />
                {state === 'offered' && until ? (
                  <>
                    {', '}
                    <Trans>held for you until {until}</Trans>
                  </>
                ) : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
