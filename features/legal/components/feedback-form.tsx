import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { type FeedbackDraft, type FeedbackError, type FeedbackErrors, MESSAGE_AT_MOST } from '../feedback.ts';

/** What became of a message that was sent. */
export type FeedbackOutcome = { sent: true } | { sent: false; draft: FeedbackDraft; errors: FeedbackErrors };

/** Reports a barrier: a plain form that posts to its own page and needs no script. */
export function FeedbackForm({ outcome }: { outcome: FeedbackOutcome | null }) {
  const { t } = useLingui();
  const draft = outcome?.sent === false ? outcome.draft : null;
  const errors = outcome?.sent === false ? outcome.errors : {};
  const messageOf = (error: FeedbackError | undefined) => error && <FeedbackMessage error={error} />;
  return (
    <section id="feedback" className="feedback" aria-labelledby="feedback-title">
      <h2 id="feedback-title">
        <Trans>Tell us what is in your way</Trans>
      </h2>
      {outcome?.sent ? (
        <div role="status">
          <Note tone="minze">
            <Trans>
              Your message has been stored and is waiting for somebody from the house to read it. If you left
              an e-mail address, we answer within two weeks.
            </Trans>
          </Note>
        </div>
      ) : (
        <form method="post" action="#feedback" noValidate>
          {draft ? (
            <p role="alert" className="feedback-refused">
              <Trans>Nothing has been sent yet. Please look at the marked fields.</Trans>
            </p>
          ) : null}
          <TextArea
            id="feedback-message"
            label={t`Where is the barrier, and what happened?`}
            name="message"
            defaultValue={draft?.message}
            error={messageOf(errors.message)}
            rows={6}
            maxLength={MESSAGE_AT_MOST}
            required
          />
          <TextField
            id="feedback-email"
            label={t`E-mail address (only if you want an answer)`}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={draft?.email}
            error={messageOf(errors.email)}
          />
          <TextField
            id="feedback-website"
            className={errors.honeypot ? undefined : 'feedback-honeypot'}
            label={t`Please leave this field empty`}
            name="website"
            autoComplete="off"
            tabIndex={errors.honeypot ? undefined : -1}
            error={messageOf(errors.honeypot)}
          />
          <Button type="submit">
            <Trans>Send the message</Trans>
          </Button>
        </form>
      )}
    </section>
  );
}

function FeedbackMessage({ error }: { error: FeedbackError }) {
  const limit = MESSAGE_AT_MOST;
  switch (error) {
    case 'REQUIRED':
      return <Trans>This field is required!</Trans>;
    case 'INVALID_EMAIL':
      return <Trans>Invalid e-mail address!</Trans>;
    case 'TOO_LONG':
      return <Trans>That is more than {limit} letters. Please shorten it.</Trans>;
    case 'FULL':
      return (
        <Trans>
          There are more messages today than we can take. Please send this one tomorrow, or call us: the
          number stands on this page.
        </Trans>
      );
    case 'HONEYPOT':
      return <Trans>Only programs fill in this field. Please empty it and send again.</Trans>;
  }
}
