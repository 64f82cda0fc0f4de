import type { RefCallback } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type ShownText } from '#lib/localized.ts';
import { type Item, isItemList, isRecord, type Json, type Values } from '../tree.ts';
import type { AnyField, Field, FieldKind, Fields, ShowContext } from './field.ts';

/** Values of fields: of a module, or of an item of its lists. */
export interface Holding {
  data: Values;
  text: Record<Language, Values>;
}

/** The values of fields as a view gets them. */
export type Shown<F extends Fields> = {
  // biome-ignore lint/suspicious/noExplicitAny: only its shown type counts
  [Name in keyof F]: F[Name] extends Field<FieldKind, any, infer S> ? S : never;
};

type NamesOf<F extends Fields, Kind extends FieldKind> = {
  [Name in keyof F]: F[Name] extends { kind: Kind } ? Name : never;
}[keyof F] &
  string;

/** Props of an element that shows a text; an editor's browser adds more of them to mark it. */
export interface ElementProps {
  lang?: Language | undefined;
  children?: string;
  dangerouslySetInnerHTML?: { __html: string };
  ref?: RefCallback<HTMLElement>;
}

/** Fields as a view reads them. A field missing from the definition is a type error. */
export interface ShownFields<F extends Fields> {
  values: Shown<F>;
  /** For the element that shows a text: `<h2 {...text('headline')} />`. */
  text(field: NamesOf<F, 'text'>): ElementProps;
  /** The same for rich text. */
  html(field: NamesOf<F, 'rich-text'>): ElementProps;
}

/** Makes the props of an element that shows a field; an editor has its own. */
export type PropsOfField = (
  path: string,
  kind: 'text' | 'rich-text',
  shown: ShownText | null,
) => ElementProps;

/** Hooks of an editor's browser into the fields of a module. */
export interface FieldEditing {
  propsOf: PropsOfField;
  /** Tells if an empty field is rendered so that it can be filled in. */
  isOpen(path: string): boolean;
}

/** Props for those who only read. */
const readOnly: PropsOfField = (_path, kind, shown) => ({
  ...(shown?.lang ? { lang: shown.lang } : {}),
  ...(kind === 'text'
    ? { children: shown?.text ?? '' }
    : { dangerouslySetInnerHTML: { __html: shown?.text ?? '' } }),
});

/** Returns the values of a list item: its entry, and the texts under its id in each language. */
export function holdingOf({ text }: Holding, list: string, item: Item): Holding {
  const said = (language: Language): Values => {
    const items = text[language]?.[list];
    const values = isRecord(items) ? items[item.id] : undefined;
    return isRecord(values) ? values : {};
  };
  return { data: item, text: { de: said('de'), en: said('en') } };
}

/** Fields as a view reads them, in one language; a text that is missing in it is read from German. */
export function shownFields<F extends Fields>(
  fields: F,
  holding: Holding,
  context: ShowContext,
  editing?: FieldEditing,
  prefix = '',
): ShownFields<F> {
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      'fields' in field
        ? shownItems(name, field.fields as Fields, holding, context, editing)
        : shownValue(
            name,
            field,
            holding,
            editing?.isOpen(prefix + name) ? { ...context, isOpen: true } : context,
          ),
    ]),
  ) as Shown<F>;
  const propsOf = editing?.propsOf ?? readOnly;
  const props = (kind: 'text' | 'rich-text') => (name: string) =>
    propsOf(prefix + name, kind, values[name] as ShownText | null);
  return { values, text: props('text'), html: props('rich-text') };
}

function shownItems(
  name: string,
  fields: Fields,
  holding: Holding,
  context: ShowContext,
  editing: FieldEditing | undefined,
) {
  const items = holding.data[name];
  return (isItemList(items) ? items : []).map((item) => ({
    id: item.id,
    ...shownFields(fields, holdingOf(holding, name, item), context, editing, `${name}/${item.id}/`),
  }));
}

function shownValue(name: string, field: AnyField, holding: Holding, context: ShowContext): unknown {
  if (!field.localized) return field.show(holding.data[name], undefined, context);
  const found = [context.language, DEFAULT_LANGUAGE].find((language) =>
    isSaid(field, holding.text[language]?.[name]),
  );
  if (!found) return field.show(undefined, undefined, context);
  return field.show(holding.text[found][name], found === context.language ? undefined : found, context);
}

const isSaid = (field: AnyField, value: Json | undefined): boolean =>
  value !== undefined && !field.isEmpty(value);

/** A field with every value it has, by language (`null`: shared) and path, those within items included. */
export function* valuesOf(
  fields: Fields,
  holding: Holding,
  prefix = '',
): Iterable<{ field: AnyField; path: string; language: Language | null; value: Json }> {
  for (const [name, field] of Object.entries(fields)) {
    const path = prefix + name;
    for (const language of field.localized ? LANGUAGES : [null]) {
      const value = language === null ? holding.data[name] : holding.text[language]?.[name];
      if (value !== undefined) yield { field, path, language, value };
    }
    const items = holding.data[name];
    if ('fields' in field && isItemList(items)) {
      for (const item of items) {
        yield* valuesOf(field.fields as Fields, holdingOf(holding, name, item), `${path}/${item.id}/`);
      }
    }
  }
}
