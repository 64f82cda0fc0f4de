import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { artworkUrl } from '#features/core/artwork/index.ts';
import { TextField } from '#ui/field.tsx';
import { PageSheet } from '#ui/page-sheet.tsx';
import { useLanguage } from '#ui/use-language.ts';
import type { FieldError } from '../check-entry.ts';
import { ErrorSummary } from '../components/error-summary.tsx';
import { FormSections } from '../components/form-sections.tsx';
import { EMAIL_CONFIRM_SLUG, FIELD_TYPE, type Field } from '../field.ts';
import { fieldMessage } from '../field-messages.ts';
import type { FormView } from '../form-json.ts';
import type { FormSent } from '../form-sent.ts';
import { isVisible } from '../is-visible.ts';
import { useEntry } from '../use-entry.ts';

/** A form of the venue. Without scripts it is sent to its own page; with them nothing is left until it got through. */
export function FormScreen({
  form,
  sent,
  token,
  fileNames,
}: {
  form: FormView;
  sent: FormSent;
  token: string;
  /** Names of the files that were uploaded before, by their ids. */
  fileNames: Record<string, string>;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const element = useRef<HTMLFormElement>(null);
  const entry = useEntry(form, sent, { token, fileNames }, element);
  const { wrong } = entry;
  const messageOf = (slug: string, field?: Field<unknown>): string | undefined => {
    const error: FieldError | undefined = wrong.errors[slug];
    return error ? fieldMessage(error, language, field) : wrong.said[slug];
  };
  const firstEmail = form.fields.find(({ field_type: type }) => type === FIELD_TYPE.email);
  const again = t`Email address again`;
  const lines = form.fields
    .flatMap((field) => {
      const line = { slug: field.slug, label: field.label.text, message: messageOf(field.slug, field) ?? '' };
      const other = { slug: EMAIL_CONFIRM_SLUG, label: again, message: messageOf(EMAIL_CONFIRM_SLUG) ?? '' };
      return field === firstEmail ? [line, other] : [line];
    })
    .filter(({ message }) => message !== '');
  const isWrong = lines.length > 0 || wrong.refusal !== null;
  return (
    <div className="form-page">
      <PageSheet surface="surface-orange" art={artworkUrl('school', form.slug, [16, 9])}>
        <h1 className="text-title" lang={form.title.lang}>
          {form.title.text}
        </h1>
        <p className="lead" lang={form.intro.lang}>
          {form.intro.text}
        </p>
      </PageSheet>
      <div className="wrap form-sheet">
        {entry.isDone ? (
          <Thanks form={form} />
        ) : (
          <form
            ref={element}
            method="post"
            encType="multipart/form-data"
            noValidate
            onInput={entry.noteTyping}
            onSubmit={(event) => {
              event.preventDefault();
              if (!entry.isSending) void entry.send();
            }}
          >
            {isWrong ? <ErrorSummary lines={lines} refusal={wrong.refusal} turn={entry.turn} /> : null}
            <input type="hidden" name="token" value={token} />
            <TextField
              className={wrong.refusal === 'HONEYPOT' ? undefined : 'form-honeypot'}
              id="form-website"
              name="website"
              label={t`Leave this field blank`}
              autoComplete="off"
              tabIndex={wrong.refusal === 'HONEYPOT' ? undefined : -1}
            />
            <FormSections
              form={form}
              values={sent.values}
              isAsked={(field) => isVisible(field, form.fields, entry.values)}
              errorOf={messageOf}
              uploadedOf={entry.uploadedOf}
              onUploaded={entry.setUploaded}
              isSending={entry.isSending}
            />
          </form>
        )}
      </div>
    </div>
  );
}

/** Confirmation of receipt: it takes the focus in place of the form. */
function Thanks({ form }: { form: FormView }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="form-thanks" role="status">
      <h2 ref={title} tabIndex={-1} className="text-d2">
        <Trans>We’ve got it.</Trans>
      </h2>
      <p className="lead" lang={form.thanks.lang}>
        {form.thanks.text}
      </p>
    </div>
  );
}
