import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#features/navigation/index.ts';
import type { ShownText } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/field.tsx';
import { Link } from '#ui/link.tsx';
import { LocalizedText } from '#ui/localized-text.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { EMAIL_CONFIRM_SLUG, FIELD_TYPE, type Field, type FieldValues, valuesOf } from '../field.ts';
import type { FormView } from '../form-json.ts';
import { inputName } from '../read-entry-form.ts';
import type { Uploaded } from '../upload-file.ts';
import { FormField } from './form-field.tsx';
import { formSections } from './form-section.ts';

/** All fields of a form in its sections, and the button that sends it: on its own page and within others. */
export function FormSections({
  form,
  values,
  idPrefix = '',
  isAsked,
  errorOf,
  uploadedOf,
  onUploaded,
  isSending,
}: {
  form: FormView;
  /** What its inputs begin with. */
  values: FieldValues;
  /** Sets the ids of its controls apart from others of the page. */
  idPrefix?: string;
  isAsked: (field: Field<ShownText>) => boolean;
  errorOf: (slug: string, field?: Field<ShownText>) => string | undefined;
  uploadedOf: (slug: string) => Uploaded | null;
  onUploaded: (slug: string, file: Uploaded | null) => void;
  isSending: boolean;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const { sections, end } = formSections(form.fields);
  const firstEmail = form.fields.find(({ field_type: type }) => type === FIELD_TYPE.email);
  const shownField = (field: Field<ShownText>) => (
    <div
      key={field.slug}
      className={classNames(
        'form-cell',
        isWide(field) && 'form-cell-wide',
        field.visible !== true && 'form-condition',
      )}
      data-closed={isAsked(field) ? undefined : ''}
      data-field={field.slug}
    >
      <FormField
        form={form.id}
        field={field}
        id={`${idPrefix}${field.slug}`}
        values={values}
        error={errorOf(field.slug, field)}
        uploaded={uploadedOf(field.slug)}
        onUploaded={(file) => onUploaded(field.slug, file)}
      />
    </div>
  );
  const emailAgain = (
    <div key={EMAIL_CONFIRM_SLUG} className="form-cell">
      <TextField
        id={`${idPrefix}${EMAIL_CONFIRM_SLUG}`}
        name={inputName(EMAIL_CONFIRM_SLUG)}
        type="email"
        autoComplete="off"
        label={
          <>
            {t`E-mail address once more`}{' '}
            <span className="form-optional">
              <Trans>optional</Trans>
            </span>
          </>
        }
        defaultValue={valuesOf(values, EMAIL_CONFIRM_SLUG)[0] ?? ''}
        error={errorOf(EMAIL_CONFIRM_SLUG)}
      />
    </div>
  );
  return (
    <div className="form-sections">
      {sections.map(({ title, fields }, index) => (
        <section
          key={title?.text ?? ''}
          className={classNames('form-section', title === null && 'form-unnamed')}
        >
          {title === null ? null : (
            <h2 className="form-section-title">
              <span aria-hidden="true">{index + 1}</span> <LocalizedText of={title} />
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
          <Button type="submit" loading={isSending}>
            <LocalizedText of={form.button} />
          </Button>
          <p className="form-kept muted">
            <Trans>Until you send it, it stays on this device only.</Trans>
          </p>
        </div>
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
const isWide = ({ field_type: type }: Field<ShownText>) => WIDE.includes(type);
