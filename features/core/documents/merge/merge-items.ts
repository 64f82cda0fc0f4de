import { LANGUAGES, type Language } from '#lib/localized.ts';
import { itemPath } from '../field-path.ts';
import { type Id, type Item, isItemList, isRecord, type Json, type Values } from '../tree.ts';
import type { Conflict } from './conflict.ts';
import { byKey, isMoved, type OrderKeys, orderKeys } from './order-keys.ts';
import { isSame, mapThree, mergeRecords, own, type Three } from './three-way.ts';

interface ListSides {
  id: Id;
  field: string;
  sides: Three<Values | undefined>;
  movedItems: { mine: ReadonlySet<string>; theirs: ReadonlySet<string> };
}

/** Intermediate result of merging a module. */
interface Merging {
  data: Values;
  text: Values;
  conflicts: Conflict[];
}

/** An item with its texts in each language. */
interface ItemState {
  item: Item;
  texts: Partial<Record<Language, Values>>;
}

/** Merges a list field: which items there are, what each holds and says, and their order. Writes into `into`. */
export function mergeItems(list: ListSides, into: Merging): void {
  const { field, sides } = list;
  const found = mapThree(sides, (side) => itemsIn(side, field));
  const remaining = new Map<Id, ItemState>();
  for (const item of new Set([...found.theirs.keys(), ...found.mine.keys()])) {
    const whole = mergeItem(
      list,
      item,
      mapThree(found, (side) => side.get(item)),
      into.conflicts,
    );
    if (whole) remaining.set(item, whole);
  }
  const order = mergedOrder(
    list,
    mapThree(found, (side) => [...side.keys()]),
  );
  into.data[field] = order.flatMap((item) => remaining.get(item)?.item ?? []);
  for (const language of LANGUAGES) {
    const texts = order.flatMap((item) => {
      const values = remaining.get(item)?.texts[language];
      return values ? [[item, values] as const] : [];
    });
    const hadTexts = [sides.mine, sides.theirs].some((side) => textsIn(side, language, field));
    if (texts.length > 0 || hadTexts)
      into.text[language] = { ...(into.text[language] as Values), [field]: Object.fromEntries(texts) };
  }
}

function itemsIn(side: Values | undefined, field: string): Map<Id, ItemState> {
  const list = isRecord(side?.data) ? own(side.data, field) : undefined;
  const items = isItemList(list) ? list : [];
  return new Map(
    items.map((item) => {
      const texts = LANGUAGES.flatMap((language) => {
        const values = textsIn(side, language, field)?.[item.id];
        return isRecord(values) ? [[language, values] as const] : [];
      });
      return [item.id, { item, texts: Object.fromEntries(texts) }];
    }),
  );
}

function textsIn(side: Values | undefined, language: Language, field: string): Values | undefined {
  const values = isRecord(side?.text) ? side.text[language] : undefined;
  const texts = isRecord(values) ? own(values, field) : undefined;
  return isRecord(texts) ? texts : undefined;
}

function mergeItem(
  { id, field }: ListSides,
  item: Id,
  { base, mine, theirs }: Three<ItemState | undefined>,
  conflicts: Conflict[],
): ItemState | null {
  if (!mine || !theirs) {
    const left = mine ?? theirs;
    if (!base || !left) return left ?? null;
    if (isSame(left as unknown as Json, base as unknown as Json)) return null;
    conflicts.push({ kind: 'removed-item', id, field, item, by: mine ? 'theirs' : 'mine' });
    return left;
  }
  const report = (language: Language | null) => (inner: string, my?: Json, their?: Json) =>
    conflicts.push({
      kind: 'field',
      id,
      field: itemPath(field, item, inner),
      language,
      mine: my,
      theirs: their,
    });
  const texts = LANGUAGES.flatMap((language) => {
    const said = { base: base?.texts[language], mine: mine.texts[language], theirs: theirs.texts[language] };
    if (!said.mine && !said.theirs) return [];
    return [[language, mergeRecords(said, report(language))] as const];
  });
  const merged = mergeRecords({ base: base?.item, mine: mine.item, theirs: theirs.item }, report(null));
  return { item: { ...merged, id: item }, texts: Object.fromEntries(texts) };
}

/** The merged order of all items: moves take precedence; where both moved one, it goes to the earlier of the two positions. */
function mergedOrder({ id, field, movedItems }: ListSides, lists: Three<Id[]>): Id[] {
  const moved = (side: 'mine' | 'theirs', list: Id[]) =>
    new Set(list.filter((item) => movedItems[side].has(`${id}/${field}/${item}`)));
  const mine: OrderKeys = orderKeys(lists.mine, lists.base, moved('mine', lists.mine));
  const theirs: OrderKeys = orderKeys(lists.theirs, lists.base, moved('theirs', lists.theirs));
  const keys = new Map([...mine, ...theirs]);
  for (const [item, my] of mine) {
    const their = theirs.get(item);
    const isMine = !their || !isMoved(their) || (isMoved(my) && byKey([item, my], [item, their]) < 0);
    if (isMine) keys.set(item, my);
  }
  return [...keys].toSorted(byKey).map(([item]) => item);
}
