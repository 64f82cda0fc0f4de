import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#features/core/navigation/index.ts';
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
  /** Initial values of its inputs. */
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
  const whenAsked = (field: Field<ShownText>) => ({
    'data-asks': field.slug,
    'data-closed': isAsked(field) ? undefined : '',
  });
  const cellClass = (field: Field<ShownText>) =>
    classNames('form-cell', field.visible !== true && 'form-condition');
  const shownField = (field: Field<ShownText>) => (
    <div
      key={field.slug}
      className={classNames(cellClass(field), isWide(field) && 'form-cell-wide')}
      {...whenAsked(field)}
    >
      <FormField
        form={form.id}
        field={field}
        id={`${idPrefix}${inputName(field.slug)}`}
        values={values}
        error={errorOf(field.slug, field)}
        uploaded={uploadedOf(field.slug)}
        onUploaded={(file) => onUploaded(field.slug, file)}
      />
    </div>
  );
  const emailAgain = (email: Field<ShownText>) => (
    <div key={EMAIL_CONFIRM_SLUG} className={cellClass(email)} {...whenAsked(email)}>
      <TextField
        id={`${idPrefix}${inputName(EMAIL_CONFIRM_SLUG)}`}
        name={inputName(EMAIL_CONFIRM_SLUG)}
        type="email"
        autoComplete="off"
        label={
          <>
            {t`Email address again`}{' '}
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
      {sections.map(({ heading, fields }) => (
        <section
          key={heading?.slug ?? ''}
          className={classNames('form-section', heading === null && 'form-unnamed')}
        >
          {heading === null ? null : (
            <h2 className="form-section-title" {...whenAsked(heading)}>
              <span aria-hidden="true" /> <LocalizedText of={heading.label} />
            </h2>
          )}
          <div className="form-cells">
            {fields.flatMap((field) =>
              field === firstEmail ? [shownField(field), emailAgain(field)] : [shownField(field)],
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
            <Trans>Until you send it, it stays on this device.</Trans>
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
