import { Trans, useLingui } from '@lingui/react/macro';
import { TextArea, TextField } from '#ui/field.tsx';
import type { MessagePage } from '../load-message-page.server.ts';
import { MAX_MESSAGE, MAX_SUBJECT, type MessageFault, MOST_DAYS_AHEAD, PLACEHOLDER } from '../message.ts';

/** Subject and text in both languages. Greeting, event, date and order are stated by the email itself. */
export function MessageFields({ view: { typed, faults } }: { view: MessagePage }) {
  const { t } = useLingui();
  const words: Record<MessageFault, string> = {
    missing: t`Write something here.`,
    'other-missing': t`In English both are needed, subject and text, or neither.`,
    'too-long': '',
    'no-moment': '',
    gap: t`Fill in the gap: ${PLACEHOLDER}`,
    unprintable: t`There are characters in it that can’t be shown. Type it anew.`,
  };
  const said = (fault: MessageFault | undefined, limit: number) =>
    fault === 'too-long' ? t`Too long: ${limit} characters at most.` : fault && words[fault];
  return (
    <div className="message-fields">
      <TextField
        label={t`Subject, German`}
        name="subjectDe"
        lang="de"
        defaultValue={typed.subjectDe}
        maxLength={2 * MAX_SUBJECT}
        error={said(faults.subjectDe, MAX_SUBJECT)}
      />
      <TextArea
        label={t`Text, German`}
        name="textDe"
        lang="de"
        rows={8}
        defaultValue={typed.textDe}
        maxLength={2 * MAX_MESSAGE}
        hint={t`Plain text. The email adds the greeting, the event with its date, and the order.`}
        error={said(faults.textDe, MAX_MESSAGE)}
      />
      <TextField
        label={t`Subject, English (optional)`}
        name="subjectEn"
        lang="en"
        defaultValue={typed.subjectEn}
        maxLength={2 * MAX_SUBJECT}
        error={said(faults.subjectEn, MAX_SUBJECT)}
      />
      <TextArea
        label={t`Text, English (optional)`}
        name="textEn"
        lang="en"
        rows={8}
        defaultValue={typed.textEn}
        maxLength={2 * MAX_MESSAGE}
        hint={t`Without it, English orders get the German, with a line in English that says so.`}
        error={said(faults.textEn, MAX_MESSAGE)}
      />
    </div>
  );
}

/** The message on the ticket, too; not of passes, which have none. */
export function OnTicketField({ view: { isOnTicket, scope } }: { view: MessagePage }) {
  if (scope === 'pass') return null;
  return (
    <label className="choice choice-card message-scope">
      <input
        type="checkbox"
        className="choice-hole"
        name="onTicket"
        value="yes"
        defaultChecked={isOnTicket}
      />
      <span className="choice-text">
        <span>
          <Trans>Also on the ticket</Trans>
        </span>
        <span className="message-scope-count">
          <Trans>
            The page of every ticket for these dates shows the latest, without an email address too.
          </Trans>
        </span>
      </span>
    </label>
  );
}

/** When the message goes out: now, or at a moment of the venue. */
export function SendAtField({ view: { typed, faults } }: { view: MessagePage }) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Send later (optional)`}
      name="sendAt"
      type="datetime-local"
      defaultValue={typed.sendAt}
      hint={t`Leave blank to send it now. Everybody with a ticket at the moment you press gets it.`}
      error={faults.sendAt && t`Choose a moment in the next ${MOST_DAYS_AHEAD} days.`}
    />
  );
}
