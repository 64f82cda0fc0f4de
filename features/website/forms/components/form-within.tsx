import { useLingui } from '@lingui/react/macro';
import { pathTo } from '#features/core/navigation/index.ts';
import { TextField } from '#ui/field.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { firstValues } from '../field.ts';
import type { FormView } from '../form-json.ts';
import { isVisible } from '../is-visible.ts';
import { FormSections } from './form-sections.tsx';

/**
 * A form within another page (docs/product/forms.md#within-pages): it is sent to the form's own page, which answers. Its
 * HTML is the same for all visitors, so that pages can be cached; `watchForms` adds its tokens.
 */
export function FormWithin({ form, idPrefix }: { form: FormView; idPrefix: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const values = firstValues(form.fields);
  return (
    <form
      className="form-within"
      method="post"
      action={pathTo('form', language, { slug: form.slug, id: form.id })}
      encType="multipart/form-data"
      noValidate
      aria-label={form.title.text}
      data-form={form.id}
      data-version={form.version}
    >
      <p className="lead" lang={form.intro.lang}>
        {form.intro.text}
      </p>
      <input type="hidden" name="token" value="" />
      <TextField
        className="form-honeypot"
        id={`${idPrefix}website`}
        name="website"
        label={t`Leave this field blank`}
        autoComplete="off"
        tabIndex={-1}
      />
      <FormSections
        form={form}
        values={values}
        idPrefix={idPrefix}
        isAsked={(field) => isVisible(field, form.fields, values)}
        errorOf={() => undefined}
        uploadedOf={() => null}
        onUploaded={() => {}}
        isSending={false}
      />
    </form>
  );
}
