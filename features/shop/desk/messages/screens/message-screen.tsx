import { Trans } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { DeskPart } from '../../orders/components/desk-part.tsx';
import { AudienceChoice } from '../components/audience-choice.tsx';
import { AudienceSheet } from '../components/audience-sheet.tsx';
import { BeginningChoice } from '../components/beginning-choice.tsx';
import { EmailPreviews } from '../components/email-preview.tsx';
import { MessageFields, OnTicketField, SendAtField } from '../components/message-fields.tsx';
import { SentMessages } from '../components/sent-messages.tsx';
import type { MessagePage } from '../load-message-page.server.ts';

/** Writes to everybody with a ticket for a date: recipients, text, delivery, and earlier messages. */
export function MessageScreen({
  view,
  language,
  problem,
  done,
  ownAddress,
}: {
  view: MessagePage;
  language: Language;
  /** Error in words. */
  problem: string | null;
  /** Confirmation in words. */
  done: string | null;
  ownAddress: string;
}) {
  const { about, sent, preview } = view;
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={about.path} className="text-link">
          <Icon name="arrow-left" size={20} />
          <span lang={about.title.lang}>{[about.title.text, about.when].filter(Boolean).join(', ')}</span>
        </a>
      </p>
      <h1 className="text-d3">
        {about.when === null ? (
          <Trans>To everybody with this pass</Trans>
        ) : (
          <Trans>To everybody with a ticket</Trans>
        )}
      </h1>
      <p className="lead">
        <Trans>
          Only about the visit; for news use the newsletter. Cancelling a date is something else: do that on
          its page, and everyone is notified.
        </Trans>
      </p>
      {problem === null ? null : (
        <div role="alert">
          <Note tone="rosa">{problem}</Note>
        </div>
      )}
      {done === null ? null : (
        <div role="status">
          <Note tone="minze">
            {done}{' '}
            {preview ? (
              <a href="#message-preview">
                <Trans>To the preview</Trans>
              </a>
            ) : null}
          </Note>
        </div>
      )}
      <form method="post" className="message-form">
        {/* Enter in a field presses the first button of its form. */}
        <button
          type="submit"
          name="do"
          value="preview"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden
        />
        <div className="message-write">
          <DeskPart id="message-who" title={<Trans>Who gets it?</Trans>}>
            <AudienceChoice view={view} />
          </DeskPart>
          <DeskPart id="message-what" title={<Trans>What does it say?</Trans>}>
            <BeginningChoice view={view} />
            <MessageFields view={view} />
          </DeskPart>
          <DeskPart id="message-when" title={<Trans>How and when does it go out?</Trans>}>
            <OnTicketField view={view} />
            <SendAtField view={view} />
            <Button type="submit" name="do" value="preview" variant={preview ? 'ghost' : 'ink'}>
              {preview ? <Trans>Preview again</Trans> : <Trans>Preview</Trans>}
            </Button>
          </DeskPart>
        </div>
        <div className="message-side">
          <AudienceSheet view={view} language={language} />
          {preview ? <EmailPreviews view={view} preview={preview} ownAddress={ownAddress} /> : null}
        </div>
      </form>
      <DeskPart id="message-sent" title={<Trans>Sent so far</Trans>}>
        <SentMessages messages={sent} language={language} />
      </DeskPart>
    </main>
  );
}
