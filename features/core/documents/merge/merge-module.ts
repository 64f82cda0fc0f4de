import { LANGUAGES, type Language } from '#lib/localized.ts';
import type { Module } from '../document.ts';
import type { FieldPath } from '../field-path.ts';
import { germanMark, withMark } from '../freshness.ts';
import { isItemList, isRecord, type Json, type Values } from '../tree.ts';
import type { Conflict } from './conflict.ts';
import { mergeItems } from './merge-items.ts';
import { isSame, mapThree, mergeRecords, type OnConflict, own, type Three } from './three-way.ts';

/** A module of which nothing is known but that it is JSON. */
type Raw = Values & Partial<Record<'data' | 'text' | 'fresh', Json>>;

/**
 * One module of two editors: field by field and language by language, lists item by item.
 * @param movedItems per side: the items an editor put somewhere, as `module/field/item`
 */
export function mergeModule(
  sides: Three<Module | undefined>,
  movedItems: { mine: ReadonlySet<string>; theirs: ReadonlySet<string> },
  conflicts: Conflict[],
): Module {
  const raw = mapThree(sides, (side) => side as unknown as Raw | undefined);
  if (isSame(raw.theirs, raw.base)) return sides.mine as Module;
  if (isSame(raw.mine, raw.base)) return sides.theirs as Module;
  const { id } = sides.theirs as Module;
  const report =
    (language: (typeof LANGUAGES)[number] | null): OnConflict =>
    (field, mine, theirs) =>
      conflicts.push({ kind: 'field', id, field, language, mine, theirs });

  // Slots follow the layout, which is a field: a conflict in it decides about both.
  const onTop: OnConflict = (key, mine, theirs) => key !== 'slots' && report(null)(key, mine, theirs);
  if (!isWhole(raw.mine) || !isWhole(raw.theirs)) return mergeRecords(raw, onTop) as unknown as Module;

  const dataOf = mapThree(raw, (side) => record(side?.data));
  const lists = listFields(dataOf);
  const data = mergeRecords(
    mapThree(dataOf, (each) => omit(each, lists)),
    report(null),
  );
  const text: Values = {};
  const fresh: Values = {};
  const disputedMarks: DisputedMark[] = [];
  for (const language of LANGUAGES) {
    const texts = mapThree(raw, (side) => record(record(side?.text)[language]));
    text[language] = mergeRecords(
      mapThree(texts, (each) => omit(each, lists)),
      report(language),
    );
    const marks = mergeRecords(
      mapThree(raw, (side) => record(record(side?.fresh)[language])),
      (field, mine, theirs) => disputedMarks.push({ language, field, marks: [mine, theirs] }),
    );
    if (Object.keys(marks).length > 0) fresh[language] = marks;
  }
  for (const field of lists) mergeItems({ id, field, sides: raw, movedItems }, { data, text, conflicts });
  const top = mergeRecords(
    mapThree(raw, (side) => omit(side ?? {}, PARTS)),
    onTop,
  );
  const module = {
    ...top,
    data,
    text,
    ...(Object.keys(fresh).length > 0 ? { fresh } : {}),
  } as unknown as Module;
  return disputedMarks.reduce(withMarkOfBoth(conflicts), module);
}

interface DisputedMark {
  language: Language;
  field: FieldPath;
  marks: [Json | undefined, Json | undefined];
}

/**
 * Both marked one translation. Where its text is disputed too the mark is theirs, as the text is. Else the one holds that
 * knows what German says now, and where none does any will do: both are outdated.
 */
const withMarkOfBoth =
  (conflicts: readonly Conflict[]) =>
  (module: Module, { language, field, marks }: DisputedMark): Module => {
    const isTextDisputed = conflicts.some(
      (each) =>
        each.kind === 'field' && each.id === module.id && each.language === language && each.field === field,
    );
    if (isTextDisputed) return module;
    const now = germanMark(module, field);
    const known = marks.filter((mark) => typeof mark === 'string').toSorted();
    return withMark(module, language, field, now !== null && known.includes(now) ? now : (known[0] ?? null));
  };

const PARTS = ['data', 'text', 'fresh'];

/** Tells if data and text are both records; a malformed module is merged as one value. */
const isWhole = (side: Raw | undefined): boolean => isRecord(side?.data) && isRecord(side?.text);

const record = (value: Json | undefined): Values => (isRecord(value) ? value : {});

const omit = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

/** Fields that are lists of items wherever they are there. */
function listFields({ base, mine, theirs }: Three<Values>): string[] {
  const fields = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...fields].filter((field) =>
    [base, mine, theirs].every((side) => {
      const value = own(side, field);
      return value === undefined || isItemList(value);
    }),
  );
}
