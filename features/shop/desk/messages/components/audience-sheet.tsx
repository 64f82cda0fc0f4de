import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#lib/localized.ts';
import type { MessagePage, ScopeChoice } from '../load-message-page.server.ts';
import { OrderNames } from './order-names.tsx';

/** How many addresses a message goes to: a sheet for each choice, of which the style sheet shows the one that is chosen. */
export function AudienceSheet({ view, language }: { view: MessagePage; language: Language }) {
  const { choices, scope, withoutAddress, about, total } = view;
  return (
    <div className="message-counts">
      {choices.map((choice) => (
        <div
          key={choice.scope}
          className="message-count surface-rosa cut-2"
          data-scope={choice.scope}
          data-chosen={choice.scope === scope || undefined}
        >
          <Counts choice={choice} total={choice.scope === scope ? total : ofTickets(choice)} />
        </div>
      ))}
      {withoutAddress.length > 0 ? (
        <details className="message-unreachable">
          <summary>
            <Plural
              value={withoutAddress.length}
              one="# order without an email address"
              other="# orders without an email address"
            />
          </summary>
          <OrderNames orders={withoutAddress} language={language} />
          {about.doorListPath === null ? null : (
            <p className="text-sm">
              <Trans>
                Once it’s sent, they and the message are on the <a href={about.doorListPath}>door list</a>.
              </Trans>
            </p>
          )}
        </details>
      ) : null}
    </div>
  );
}

/** Addresses of holders of tickets alone, by language. */
const ofTickets = ({ addresses, englishAddresses }: ScopeChoice): Record<Language, number> => ({
  de: addresses - englishAddresses,
  en: englishAddresses,
});

function Counts({ choice, total }: { choice: ScopeChoice; total: Record<Language, number> }) {
  const { orders, withoutAddress } = choice;
  const addresses = total.de + total.en;
  return (
    <>
      <p>
        <span className="message-number">{addresses}</span>{' '}
        <strong>
          <Plural value={addresses} one="address" other="addresses" />
        </strong>
      </p>
      <dl className="message-sums">
        <Sum count={total.de}>
          <Trans>in German</Trans>
        </Sum>
        <Sum count={total.en}>
          <Trans>in English</Trans>
        </Sum>
        <Sum count={orders - withoutAddress - choice.addresses}>
          <Trans>further orders of an address, one email</Trans>
        </Sum>
        <Sum count={withoutAddress}>
          <Trans>without an email address</Trans>
        </Sum>
      </dl>
    </>
  );
}

function Sum({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd>{count}</dd>
    </div>
  );
}
