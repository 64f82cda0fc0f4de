import { Plural, Trans } from '@lingui/react/macro';
import { Radio } from '#ui/radio.tsx';
import type { MessagePage, ScopeChoice } from '../load-message-page.server.ts';
import { ListChoice } from './list-choice.tsx';

/** The dates a message can be about, each with how many orders and addresses that is. */
export function AudienceChoice({ view }: { view: MessagePage }) {
  const { choices, scope, key, preview } = view;
  return (
    <fieldset className="message-scopes" aria-labelledby="message-who">
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="seen" value={preview?.seen ?? ''} />
      {choices.map((choice) => (
        <Radio
          key={choice.scope}
          card
          name="scope"
          value={choice.scope}
          defaultChecked={choice.scope === scope}
          className="message-scope"
        >
          <ScopeWords choice={choice} />
          <span className="message-scope-count">
            <Plural value={choice.orders} one="# order" other="# orders" />,{' '}
            <Plural value={choice.addresses} one="# address" other="# addresses" />
          </span>
        </Radio>
      ))}
      <ListChoice view={view} />
      <p className="muted text-sm">
        {scope === 'pass' ? (
          <Trans>Only passes that are paid and haven’t ended count.</Trans>
        ) : (
          <Trans>Only valid tickets count, not cancelled or exchanged ones.</Trans>
        )}
      </p>
    </fieldset>
  );
}

function ScopeWords({ choice: { scope, dates } }: { choice: ScopeChoice }) {
  switch (scope) {
    case 'date':
      return <Trans>Everybody with a ticket for this date</Trans>;
    case 'production':
      return <Trans>All {dates} upcoming dates of the production</Trans>;
    case 'series':
      return <Trans>All {dates} upcoming dates of the series</Trans>;
    case 'pass':
      return <Trans>Everybody whose pass is still valid</Trans>;
  }
}
