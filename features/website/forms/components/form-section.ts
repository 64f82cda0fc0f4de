import type { ShownText } from '#lib/localized.ts';
import { FIELD_TYPE, type Field } from '../field.ts';

export interface FormSection {
  heading: Field<ShownText> | null;
  fields: Field<ShownText>[];
}

/** The fields of a form under their headings. Those before the first heading have none; consents stand at the end. */
export function formSections(fields: readonly Field<ShownText>[]): {
  sections: FormSection[];
  end: Field<ShownText>[];
} {
  const sections: FormSection[] = [];
  const end: Field<ShownText>[] = [];
  for (const field of fields) {
    if (field.field_type === FIELD_TYPE.section) sections.push({ heading: field, fields: [] });
    else if (field.field_type === FIELD_TYPE.consent) end.push(field);
    else {
      if (sections.length === 0) sections.push({ heading: null, fields: [] });
      sections.at(-1)?.fields.push(field);
    }
  }
  return { sections, end };
}
