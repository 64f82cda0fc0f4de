import { Plural, Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { deskOrderPath } from '../../orders/desk-path.ts';
import type { SentMessageRow } from '../load-message-page.server.ts';
import type { Undelivered } from '../message-store.server.ts';

/** Messages sent about a date: author, time, number of recipients, and the emails that did not arrive. */
export function SentMessages({
  messages,
  language,
}: {
  messages: readonly SentMessageRow[];
  language: Language;
}) {
  if (messages.length === 0)
    return (
      <p className="muted">
        <Trans>Nothing yet.</Trans>
      </p>
    );
  return (
    <ol className="desk-lines">
      {messages.map((message) => (
        <li key={message.id}>
          <details className="message-sent">
            <summary lang={message.subject.lang}>{message.subject.text}</summary>
            <p className="message-email-text" lang={message.text.lang}>
              {message.text.text}
            </p>
          </details>
          <p className="muted text-sm">
            {message.sent}, {message.by || <Trans>a deleted account</Trans>}, <ScopeName message={message} />:{' '}
            <Plural value={message.emails} one="# address" other="# addresses" />
            {message.isOnTicket ? (
              <>
                , <Trans>also on the ticket</Trans>
              </>
            ) : null}
            {message.planned === null ? null : (
              <>
                {' '}
                <strong>
                  <Trans>goes out {message.planned}</Trans>
                </strong>
              </>
            )}
            {message.planned === null && message.waiting > 0 ? (
              <>
                ,{' '}
                <Plural
                  value={message.waiting}
                  one="# of them still to be written"
                  other="# of them still to be written"
                />
              </>
            ) : null}
            {message.withoutAddress > 0 ? (
              <>
                ,{' '}
                <Plural
                  value={message.withoutAddress}
                  one="# order without an email address"
                  other="# orders without an email address"
                />
              </>
            ) : null}
          </p>
          {message.planned === null ? null : (
            <form method="post">
              <input type="hidden" name="message" value={message.id} />
              <Button type="submit" name="do" value="withdraw" variant="ghost">
                <Trans>Take it back</Trans>
                <VisuallyHidden lang={message.subject.lang}>: {message.subject.text}</VisuallyHidden>
              </Button>
            </form>
          )}
          <UndeliveredList emails={message.undelivered} language={language} />
        </li>
      ))}
    </ol>
  );
}

function ScopeName({ message: { scope } }: { message: SentMessageRow }) {
  switch (scope) {
    case 'date':
      return <Trans>this date</Trans>;
    case 'production':
      return <Trans>all dates of the production</Trans>;
    case 'series':
      return <Trans>all dates of the series</Trans>;
    case 'pass':
      return <Trans>everybody with this pass</Trans>;
  }
}

function UndeliveredList({ emails, language }: { emails: readonly Undelivered[]; language: Language }) {
  if (emails.length === 0) return null;
  return (
    <div className="message-undelivered">
      <p>
        <strong>
          <Plural value={emails.length} one="# email has not arrived" other="# emails have not arrived" />
        </strong>
      </p>
      <ul className="message-orders">
        {emails.map(({ number, name, email, attempts, isGivenUp }) => (
          <li key={number}>
            <a href={deskOrderPath(number, language)} className="text-link">
              {number}
            </a>{' '}
            {name}, <a href={`mailto:${email}`}>{email}</a>:{' '}
            {isGivenUp ? (
              <Plural value={attempts} one="given up after # attempt" other="given up after # attempts" />
            ) : (
              <Plural value={attempts} one="# attempt so far" other="# attempts so far" />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
