import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#lib/localized.ts';
import type { Definitions, ModuleDefinition } from './definition.ts';
import {
  type ContentDocument,
  idsIn,
  idsInOrder,
  type Module,
  ownerOf,
  type Place,
  ROOT,
} from './document.ts';
import type { AnyField, Fields } from './fields/field.ts';
import { type Holding, holdingOf, valuesOf } from './fields/shown-fields.ts';
import { knownModule } from './known-module.ts';
import { type Id, isItemList, isRecord, type Json, type ModuleNode, type Values } from './tree.ts';

export type FieldErrorCode =
  | 'required'
  | 'invalid'
  | 'too-long'
  | 'too-few'
  | 'too-many'
  | 'too-small'
  | 'too-large'
  | 'host-not-allowed'
  | 'unknown-field'
  /** The module may not stand where it stands. */
  | 'not-allowed-here'
  /** There may be only one of its kind. */
  | 'once'
  | 'unknown-type';

/** What is wrong with a module, and where: `field` is a path, `language` is there for texts. */
export interface FieldError {
  id: Id;
  type: string;
  code: FieldErrorCode;
  field?: string;
  language?: Language;
  /** What is allowed, for limits. */
  limit?: number;
}

type Found = Pick<FieldError, 'code' | 'field' | 'language' | 'limit'>;

/**
 * What is wrong with a module's own data: at `draft` what may not be stored at all, at `publish` also what is missing. A
 * text that German says is not missing in another language: it is read from there.
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

/** What has a wrong type is said to be invalid, not to be missing. */
const isTyped = (field: AnyField, value: Json): boolean => field.schema.safeParse(value).success;

/** What no field reads: it would be stored unseen and unclean. */
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

/** Which modules stand where they may not: kinds that a slot does not take, too many in one, a second of what there is once. */
export function validatePlaces(definitions: Definitions, document: ContentDocument): FieldError[] {
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  for (const id of idsInOrder(document)) {
    const module = document.modules[id];
    const definition = module && definitions.get(module.type);
    // What nobody knows stays where it is.
    if (!definition) continue;
    const place = document.places[id] ?? ROOT;
    const where = { id, type: definition.id };
    if (!mayStand(definitions, document, definition, place))
      errors.push({ ...where, code: 'not-allowed-here' });
    if (definition.once && seen.has(definition.id)) errors.push({ ...where, code: 'once' });
    seen.add(definition.id);
    const most = definition.slots?.most ?? Number.POSITIVE_INFINITY;
    for (const slot of module.slots ?? []) {
      if ((idsIn(document, `${id}/${slot}`)?.length ?? 0) > most)
        errors.push({ ...where, code: 'too-many', field: slot, limit: most });
    }
  }
  return errors;
}

/** Whether a kind of module may stand in a place: what the list of modules offers, and what is checked when one comes. */
export function mayStand(
  definitions: Definitions,
  document: ContentDocument,
  definition: ModuleDefinition,
  place: Place,
): boolean {
  const owner = ownerOf(place);
  const parent = owner === null ? null : document.modules[owner];
  if (definition.onlyIn && !(parent && definition.onlyIn.includes(parent.type))) return false;
  if (!parent) return true;
  const rules = definitions.get(parent.type)?.slots;
  return rules ? (rules.allow?.includes(definition.id) ?? true) : false;
}

/** What a module of a kind takes as input, for descriptions of calls: `data`, and `text` per language; nothing required. */
export function inputSchema({ fields }: ModuleDefinition): z.ZodType {
  const shared = shapeOf(fields, false);
  const said = z.strictObject(shapeOf(fields, true));
  return z.strictObject({
    data: z.strictObject(shared).optional(),
    text: z.strictObject({ de: said.optional(), en: said.optional() }).optional(),
  });
}

function shapeOf(fields: Fields, localized: boolean): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!('fields' in field)) return field.localized === localized ? [[name, field.schema.optional()]] : [];
      const entry = shapeOf(field.fields as Fields, localized);
      const schema = localized
        ? z.record(z.string(), z.strictObject(entry))
        : z.array(z.strictObject({ id: z.string(), ...entry }));
      return [[name, schema.optional()]];
    }),
  );
}
