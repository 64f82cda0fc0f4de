import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#lib/localized.ts';
import type { Definitions, ModuleDefinition } from './definition.ts';
import type { Module } from './document.ts';
import type { FieldError, FieldErrorCode } from './field-error.ts';
import type { AnyField, Fields } from './fields/field.ts';
import { type Holding, holdingOf, valuesOf } from './fields/shown-fields.ts';
import { knownModule } from './known-module.ts';
import { isItemList, isRecord, type Json, type ModuleNode, type Values } from './tree.ts';
import { wrongFacts } from './validate-facts.ts';

type Found = Pick<FieldError, 'code' | 'field' | 'language' | 'limit'>;

/**
 * Returns the errors in a module's own data: at `draft` values that may not be stored at all, at `publish` also
 * missing ones. A text present in German is not missing in another language: it is read from there.
 * @param languages those that are to be published; both if left out
 */
export function validateModule(
  definitions: Definitions,
  module: Module | ModuleNode,
  at: 'draft' | 'publish',
  languages: readonly Language[] = LANGUAGES,
): FieldError[] {
  const { id, type } = module;
  const definition = definitions.get(type);
  if (!definition) return [{ id, type, code: 'unknown-type' }];
  const holding = knownModule(definitions, module)?.holding ?? asHolding(module);
  const found = [
    ...wrongFacts(module),
    ...wrongValues(definition.fields, holding),
    ...missing(definition.fields, holding, at, languages),
    ...unknownFields(definition, holding),
    ...(definition.needsOnlineFrom && !module.online_from && at === 'publish'
      ? [{ code: 'required' as const, field: 'online_from' }]
      : []),
    ...(module.online_from && module.online_to && module.online_from >= module.online_to
      ? [{ code: 'invalid' as const, field: 'online_to' }]
      : []),
  ];
  return found.map((each) => ({ id, type, ...each }));
}

const asHolding = ({ data, text }: Module | ModuleNode): Holding => ({
  data: isRecord(data) ? data : {},
  text: { de: isRecord(text?.de) ? text.de : {}, en: isRecord(text?.en) ? text.en : {} },
});

function* wrongValues(fields: Fields, holding: Holding): Iterable<Found> {
  for (const { field, path, language, value } of valuesOf(fields, holding)) {
    const parsed = field.schema.safeParse(value);
    if (parsed.success) continue;
    const issue = parsed.error.issues[0];
    yield {
      code: codeOf(issue?.message),
      field: path,
      ...(language === null ? {} : { language }),
      ...(issue && 'maximum' in issue ? { limit: Number(issue.maximum) } : {}),
    };
  }
}

const CODES: readonly string[] = [
  'too-long',
  'too-many',
  'too-small',
  'too-large',
  'host-not-allowed',
  'nothing-to-show',
] satisfies FieldErrorCode[];

/** Our schemas say their issues as codes; whatever else Zod says is of a wrong type. */
const codeOf = (message: string | undefined): FieldErrorCode =>
  CODES.includes(message ?? '') ? (message as FieldErrorCode) : 'invalid';

function* missing(
  fields: Fields,
  holding: Holding,
  at: 'draft' | 'publish',
  languages: readonly Language[],
  prefix = '',
): Iterable<Found> {
  for (const [name, field] of Object.entries(fields)) {
    const path = prefix + name;
    if (field.required === 'draft' || (field.required === 'publish' && at === 'publish')) {
      yield* missingValue(field, path, name, holding, languages);
    }
    if (!('fields' in field)) continue;
    const items = holding.data[name];
    const entries = isItemList(items) ? items : [];
    const least = Number('least' in field ? field.least : 0);
    if (at === 'publish' && entries.length < least) yield { code: 'too-few', field: path, limit: least };
    for (const item of entries) {
      const inner = holdingOf(holding, name, item);
      yield* missing(field.fields as Fields, inner, at, languages, `${path}/${item.id}/`);
    }
  }
}

function* missingValue(
  field: AnyField,
  path: string,
  name: string,
  holding: Holding,
  languages: readonly Language[],
): Iterable<Found> {
  const isThere = (value: Json | undefined) =>
    value !== undefined && !(isTyped(field, value) && field.isEmpty(value));
  if (!field.localized) {
    if (!isThere(holding.data[name])) yield { code: 'required', field: path };
    return;
  }
  const german = isThere(holding.text[DEFAULT_LANGUAGE]?.[name]);
  for (const language of languages) {
    if (!german && !isThere(holding.text[language]?.[name]))
      yield { code: 'required', field: path, language };
  }
}

/** Tells if a value has the right type: a wrong type is reported as invalid, not as missing. */
const isTyped = (field: AnyField, value: Json): boolean => field.schema.safeParse(value).success;

/** Finds values that belong to no field: they would be stored unseen and uncleaned. */
function* unknownFields({ fields }: ModuleDefinition, holding: Holding): Iterable<Found> {
  yield* unknownNames(fields, holding.data, false);
  for (const language of LANGUAGES) {
    for (const { field, code } of unknownNames(fields, holding.text[language], true)) {
      yield { code, ...(field === undefined ? {} : { field }), language };
    }
  }
  for (const [name, field] of Object.entries(fields)) {
    if ('fields' in field) yield* unknownInItems(name, field.fields as Fields, holding);
  }
}

function* unknownNames(fields: Fields, values: Values, localized: boolean, prefix = ''): Iterable<Found> {
  for (const name of Object.keys(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    // A list is in both: its items are shared, what they say is not.
    const isOurs = field && (field.localized === localized || 'fields' in field);
    if (!isOurs) yield { code: 'unknown-field', field: prefix + name };
  }
}

function* unknownInItems(list: string, fields: Fields, holding: Holding): Iterable<Found> {
  const entries = holding.data[list];
  const items = new Map((isItemList(entries) ? entries : []).map((item) => [item.id, item]));
  for (const [id, { id: _, ...values }] of items)
    yield* unknownNames(fields, values, false, `${list}/${id}/`);
  for (const language of LANGUAGES) {
    const said = holding.text[language][list];
    if (said === undefined) continue;
    if (!isRecord(said)) yield { code: 'invalid', field: list, language };
    for (const [id, values] of Object.entries(isRecord(said) ? said : {})) {
      if (!items.has(id) || !isRecord(values))
        yield { code: 'unknown-field', field: `${list}/${id}`, language };
      else
        for (const each of unknownNames(fields, values, true, `${list}/${id}/`)) yield { ...each, language };
    }
  }
}
