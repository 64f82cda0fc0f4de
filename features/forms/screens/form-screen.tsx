import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { artworkUrl } from '#features/artwork/index.ts';
import { pathTo } from '#features/navigation/index.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { PageSheet } from '#ui/page-sheet.tsx';
import { useLanguage } from '#ui/use-language.ts';
import type { FieldError } from '../check-entry.ts';
import { ErrorSummary } from '../components/error-summary.tsx';
import { FormField } from '../components/form-field.tsx';
import { formSections } from '../components/form-section.ts';
import { EMAIL_CONFIRM_SLUG, FIELD_TYPE, type Field, valuesOf } from '../field.ts';
import { fieldMessage } from '../field-messages.ts';
import type { FormView } from '../form-json.ts';
import type { FormSent } from '../form-sent.ts';
import { isVisible } from '../is-visible.ts';
import { inputName } from '../read-entry-form.ts';
import { useEntry } from '../use-entry.ts';

/** A form of the house. Without scripts it is sent to its own page; with them nothing is left until it got through. */
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
  const messageOf = (slug: string, field?: Field<string>): string | undefined => {
    const error: FieldError | undefined = wrong.errors[slug];
    return error ? fieldMessage(error, language, field) : wrong.said[slug];
  };
  const firstEmail = form.fields.find(({ field_type: type }) => type === FIELD_TYPE.email);
  const again = t`E-mail address once more`;
  const lines = form.fields
    .flatMap((field) => {
      const line = { slug: field.slug, label: field.label, message: messageOf(field.slug, field) ?? '' };
      const other = { slug: EMAIL_CONFIRM_SLUG, label: again, message: messageOf(EMAIL_CONFIRM_SLUG) ?? '' };
      return field === firstEmail ? [line, other] : [line];
    })
    .filter(({ message }) => message !== '');
  const isWrong = lines.length > 0 || wrong.refusal !== null;
  const { sections, end } = formSections(form.fields);

  const shownField = (field: Field<string>) => {
    const isAsked = isVisible(field, form.fields, entry.values);
    return (
      <div
        key={field.slug}
        className={classNames(
          'form-cell',
          isWide(field) && 'form-cell-wide',
          field.visible !== true && 'form-condition',
        )}
        data-closed={isAsked ? undefined : ''}
      >
        <FormField
          field={field}
          values={entry.start.values}
          error={messageOf(field.slug, field)}
          uploaded={entry.uploadedOf(field.slug)}
          onUploaded={(file) => entry.setUploaded(field.slug, file)}
        />
      </div>
    );
  };
  const emailAgain = (
    <div key={EMAIL_CONFIRM_SLUG} className="form-cell">
      <TextField
        id={EMAIL_CONFIRM_SLUG}
        name={inputName(EMAIL_CONFIRM_SLUG)}
        type="email"
        autoComplete="off"
        label={
          <>
            {again}{' '}
            <span className="form-optional">
              <Trans>optional</Trans>
            </span>
          </>
        }
        defaultValue={valuesOf(entry.start.values, EMAIL_CONFIRM_SLUG)[0] ?? ''}
        error={messageOf(EMAIL_CONFIRM_SLUG)}
      />
    </div>
  );

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
              label={t`Please leave this field empty`}
              autoComplete="off"
              tabIndex={wrong.refusal === 'HONEYPOT' ? undefined : -1}
            />
            <div key={entry.start.turn} className="form-sections">
              {sections.map(({ title, fields }, index) => (
                <section
                  key={title ?? ''}
                  className={classNames('form-section', title === null && 'form-unnamed')}
                >
                  {title === null ? null : (
                    <h2 className="form-section-title">
                      <span aria-hidden="true">{index + 1}</span> {title}
                    </h2>
                  )}
                  <div className="form-cells">
                    {fields.flatMap((field) =>
                      field === firstEmail ? [shownField(field), emailAgain] : [shownField(field)],
                    )}
                  </div>
                </section>
              ))}
              <div className="form-section form-unnamed">
                <div>
                  {end.map(shownField)}
                  <p className="form-privacy muted">
                    <Link to={pathTo('privacy', language)} className="text-link">
                      <Trans>Privacy policy</Trans>
                    </Link>
                  </p>
                  <Button type="submit" loading={entry.isSending}>
                    {form.button}
                  </Button>
                  <p className="form-kept muted">
                    <Trans>Until you send it, it stays on this device only.</Trans>
                  </p>
                </div>
              </div>
            </div>
          </form>
        )}
      </div>
    </div>
  );
}

const WIDE: readonly number[] = [
  FIELD_TYPE.textArea,
  FIELD_TYPE.file,
  FIELD_TYPE.radio,
  FIELD_TYPE.checkboxes,
  FIELD_TYPE.chips,
  FIELD_TYPE.consent,
];
const isWide = ({ field_type: type }: Field<string>) => WIDE.includes(type);

/** That it arrived: it takes the focus where the form was. */
function Thanks({ form }: { form: FormView }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="form-thanks" role="status">
      <h2 ref={title} tabIndex={-1} className="text-d2">
        <Trans>It has arrived.</Trans>
      </h2>
      <p className="lead" lang={form.thanks.lang}>
        {form.thanks.text}
      </p>
    </div>
  );
}
