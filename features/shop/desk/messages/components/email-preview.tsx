import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import type { EmailBlock, EmailTemplate } from '#platform/mail/email-template.ts';
import { Button } from '#ui/button.tsx';
import type { MessagePage } from '../load-message-page.server.ts';

/** How the email arrives in each language, and the buttons that send it. */
export function EmailPreviews({
  view: { total, typed, isOnTicket, withoutAddress },
  preview,
  ownAddress,
}: {
  view: MessagePage;
  preview: NonNullable<MessagePage['preview']>;
  ownAddress: string;
}) {
  const addresses = total.de + total.en;
  return (
    <section className="message-preview" aria-labelledby="message-preview">
      <h2 id="message-preview" className="text-d1" tabIndex={-1}>
        <Trans>How it arrives</Trans>
      </h2>
      {preview.emails.map(({ language, email }) => (
        <PreviewedEmail key={language} language={language} email={email} addresses={total[language]} />
      ))}
      {addresses > 0 ? (
        <Button type="submit" name="do" value="send" full>
          {typed.sendAt === '' ? (
            <Plural value={addresses} one="Send to # address" other="Send to # addresses" />
          ) : (
            <Plural value={addresses} one="Plan for # address" other="Plan for # addresses" />
          )}
        </Button>
      ) : isOnTicket && withoutAddress.length > 0 ? (
        <Button type="submit" name="do" value="send" full>
          <Trans>Put it on the tickets</Trans>
        </Button>
      ) : (
        <p>
          <strong>
            <Trans>Nobody with a ticket has an email address.</Trans>
          </strong>
        </p>
      )}
      <Button type="submit" name="do" value="test" variant="ghost" full>
        <Trans>Send me a test</Trans>
      </Button>
      <p className="muted text-sm">
        <Trans>The test goes to {ownAddress} alone. Who got the message, and when, stays on this page.</Trans>
      </p>
    </section>
  );
}

function PreviewedEmail({
  language,
  email,
  addresses,
}: {
  language: Language;
  email: EmailTemplate;
  addresses: number;
}) {
  const { t } = useLingui();
  const isFallback = email.language !== language;
  return (
    <figure>
      <figcaption>
        {language === 'de' ? t`To German orders` : t`To English orders`}:{' '}
        <Plural value={addresses} one="# address" other="# addresses" />
        {isFallback ? (
          <strong className="message-fallback">
            <Trans>There is no English text: they get the German, with a line in English that says so.</Trans>
          </strong>
        ) : null}
      </figcaption>
      <div className="message-email surface-sheet" lang={email.language}>
        <p className="message-email-site">{email.site}</p>
        <h3 className="text-d1">{email.heading}</h3>
        {email.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a preview never change their order
          <Block key={index} block={block} />
        ))}
      </div>
    </figure>
  );
}

function Block({ block }: { block: EmailBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p lang={block.language} className="message-email-text">
          {block.text}
        </p>
      );
    case 'card':
      return (
        <div className="message-email-card surface-dotter">
          <p className="message-email-title">{block.title}</p>
          {block.facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
      );
    case 'link':
      return <p className="message-email-link surface-ink">{block.label}</p>;
    default:
      return null;
  }
}
