import { z } from 'zod';
import { localizedText } from '#features/core/resources/index.server.ts';
import { SLUG } from '#lib/slug.ts';
import { slugify } from '#platform/slugify.server.ts';
import { RESERVED } from './check-fields.ts';
import {
  FIELD_TYPE,
  FILE_KINDS,
  type Field,
  hasChoices,
  hasSeveral,
  MAX_FILE_BYTES,
  MAX_NUMBER,
} from './field.ts';

const MAX_FIELDS = 80;
const MAX_CHOICES = 50;
const LABEL = 300;
const HELP = 500;
const CHOICE = 200;

/** A unique name; left empty it is generated from the label. */
const name = z
  .literal('')
  .or(z.string().max(60).regex(SLUG, 'must be lower case letters, digits and single dashes'));
const value = z.string().trim().max(CHOICE);
const number = z.int().min(-MAX_NUMBER).max(MAX_NUMBER).exactOptional();

const field = z.strictObject({
  id: z.int().min(0).max(10_000).default(0),
  slug: name.default(''),
  label: localizedText(LABEL),
  field_type: z.literal(Object.values(FIELD_TYPE)),
  required: z.boolean().default(false),
  visible: z
    .union([
      z.literal(true),
      z.strictObject({ field: z.string().max(60), values: z.array(value).min(1).max(MAX_CHOICES) }),
    ])
    .default(true),
  choices: z
    .array(z.strictObject({ value: name.default(''), label: localizedText(CHOICE) }))
    .max(MAX_CHOICES)
    .default([]),
  default: z.union([z.string().max(HELP), z.array(value).max(MAX_CHOICES)]).default(''),
  placeholder_text: localizedText(CHOICE).nullable().default(null),
  help_text: localizedText(HELP).nullable().default(null),
  min: number,
  max: number,
  kinds: z.array(z.enum(FILE_KINDS)).max(FILE_KINDS.length).exactOptional(),
  bytes: z.int().min(1).max(MAX_FILE_BYTES).exactOptional(),
});

/** The fields of a form as staff write them: names and numbers they leave out are made, what their kind does not have is left out. */
export const fieldsSchema: z.ZodType<Field[]> = z
  .array(field)
  .min(1)
  .max(MAX_FIELDS)
  .overwrite((fields) => {
    const slugs = new Set(fields.map(({ slug }) => slug));
    let lastId = Math.max(0, ...fields.map(({ id }) => id));
    return fields.map((each) => ({
      ...ofItsKind(each),
      id: each.id || ++lastId,
      slug: each.slug || freeName(each.label.de, slugs),
    }));
  });

type WrittenField = z.infer<typeof field>;

/** Field types without a default, because only the sender can fill them: no form begins with a consent. */
const ONLY_GIVEN: readonly number[] = [FIELD_TYPE.consent, FIELD_TYPE.file, FIELD_TYPE.section];

function ofItsKind(field: WrittenField): WrittenField {
  const { min, max, kinds, bytes, choices, ...rest } = field;
  const type = field.field_type;
  return {
    ...rest,
    required: field.required && type !== FIELD_TYPE.section,
    choices: hasChoices(field) ? withValues(choices) : [],
    default: firstOf(field),
    ...(type === FIELD_TYPE.number
      ? { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
      : {}),
    ...(type === FIELD_TYPE.file
      ? { ...(kinds?.length ? { kinds } : {}), ...(bytes === undefined ? {} : { bytes }) }
      : {}),
  };
}

function firstOf(field: WrittenField): WrittenField['default'] {
  if (ONLY_GIVEN.includes(field.field_type)) return '';
  const all = typeof field.default === 'string' ? [field.default].filter(Boolean) : field.default;
  return hasSeveral(field) ? all : (all[0] ?? '');
}

function withValues(choices: WrittenField['choices']): WrittenField['choices'] {
  const values = new Set(choices.map(({ value }) => value));
  return choices.map((choice) => ({ ...choice, value: choice.value || freeName(choice.label.de, values) }));
}

/** A name nobody has yet; it is taken from then on. */
function freeName(text: string, taken: Set<string>): string {
  const base = slugify(text).slice(0, 50).replace(/-$/, '') || 'feld';
  for (let turn = 1; ; turn++) {
    const wanted = turn === 1 ? base : `${base}-${turn}`;
    if (taken.has(wanted) || RESERVED.includes(wanted)) continue;
    taken.add(wanted);
    return wanted;
  }
}
