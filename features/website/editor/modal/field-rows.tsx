import type { FieldError, Fields, Module } from '#features/core/documents/index.ts';
import { LANGUAGES, type Language } from '#lib/localized.ts';
import { useLanguage } from '#ui/use-language.ts';
import { FieldControl } from './field-control.tsx';
import { Freshness } from './freshness.tsx';
import { ItemRows } from './item-rows.tsx';
import type { Row } from './row.ts';
import { useErrorWords } from './use-error-words.ts';

/** The fields of a module, or of an item of one of its lists. */
export function FieldRows({
  module,
  fields,
  errors,
  prefix = '',
}: {
  module: Module;
  fields: Fields;
  errors: readonly FieldError[];
  prefix?: string;
}) {
  return Object.entries(fields).map(([name, field]) => {
    const path = prefix + name;
    const shared = { module, field, path, errors };
    if ('fields' in field) {
      const rows = (within: Fields, itemPrefix: string) => (
        <FieldRows module={module} fields={within} errors={errors} prefix={itemPrefix} />
      );
      return <ItemRows key={path} {...shared} rows={rows} />;
    }
    return field.localized ? <LocalizedRow key={path} {...shared} /> : <SharedRow key={path} {...shared} />;
  });
}

function LocalizedRow(row: Row) {
  return (
    <div className="module-fields-row">
      {LANGUAGES.map((language) => (
        <div key={language} lang={language} data-control={row.path}>
          <Control {...row} language={language} />
          {language === 'de' ? null : (
            <Freshness module={row.module} field={row.field} path={row.path} language={language} />
          )}
        </div>
      ))}
    </div>
  );
}

const SharedRow = (row: Row) => (
  <div className="module-fields-shared" data-control={row.path}>
    <Control {...row} language={null} />
  </div>
);

function Control({ module, field, path, errors, language }: Row & { language: Language | null }) {
  const words = useErrorWords();
  const shown = useLanguage();
  const error = errors.find(
    (each) => each.field === path && (each.language === undefined || each.language === language),
  );
  return (
    <FieldControl
      module={module}
      field={field}
      path={path}
      language={language}
      // Localized fields have their own language; shared ones that of the page.
      label={field.label[language ?? shown]}
      hint={field.help?.[shown]}
      error={error ? words(error) : undefined}
    />
  );
}
