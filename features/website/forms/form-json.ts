import { translate } from '#lib/i18n.ts';
import { type Language, type Localized, type ShownText, shown } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import { textsJson } from '#lib/texts-json.ts';
import { EMAIL_CONFIRM, EMAIL_CONFIRM_SLUG, type Field } from './field.ts';

const AGAIN = msg`Email address again`;

/** A field in one language, as the page shows it. */
export function shownField(field: Field, language: Language): Field<ShownText> {
  const say = (text: Localized) => shown(text, language);
  return {
    ...field,
    label: say(field.label),
    choices: field.choices.map(({ value, label }) => ({ value, label: say(label) })),
    placeholder_text: field.placeholder_text && say(field.placeholder_text),
    help_text: field.help_text && say(field.help_text),
  };
}

/** The fields of a form as callers get them: `email2` is the last one of every form. */
export function fieldsJson(fields: readonly Field[], language: Language) {
  return [
    ...fields.map((field) => fieldJson(shownField(field, language))),
    {
      id: 0,
      slug: EMAIL_CONFIRM_SLUG,
      label: translate(AGAIN, language),
      field_type: EMAIL_CONFIRM,
      required: false,
      visible: true as const,
      choices: [],
      default: '',
      placeholder_text: null,
      help_text: null,
    },
  ];
}

function fieldJson({ label, placeholder_text, help_text, choices, ...field }: Field<ShownText>) {
  return {
    ...field,
    ...textsJson({ label, placeholder_text, help_text }),
    choices: choices.map(({ value, label: name }) => ({ value, ...textsJson({ label: name }) })),
  };
}

/** A form as its page needs it. */
export interface FormView {
  id: number;
  /** Version of the wording. */
  version: string;
  slug: string;
  title: ShownText;
  intro: ShownText;
  thanks: ShownText;
  button: ShownText;
  fields: Field<ShownText>[];
}
