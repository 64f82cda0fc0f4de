import type { MessageDescriptor } from '@lingui/core';
import type {
  AnyField,
  Definitions,
  Json,
  ModuleDefinition,
  ModuleNode,
} from '#features/core/documents/index.ts';
import { COLUMN_LAYOUTS } from '#features/core/documents/index.ts';
import type { FileView } from '#features/core/media/index.ts';
import { msg } from '#lib/message.ts';
import { pageContent } from './page-content/module.ts';

/** One variant of a kind of module. */
interface Pattern {
  node: ModuleNode;
  /** Label of the difference, as in `Sheet: Sky`; `null` for the kind as in its sample. */
  variant: { field: MessageDescriptor; style: MessageDescriptor | string } | null;
}

/** A kind of module in all its variants. */
export interface PatternGroup {
  id: string;
  label: MessageDescriptor;
  patterns: Pattern[];
}

/** Stands in for the files that samples name: a library need not have them. */
export const SAMPLE_FILES: Record<string, FileView> = {
  9: sampleFile('video/webm', '/demo/knocking.webm'),
  10: sampleFile('audio/wav', '/demo/knocking.wav'),
};

function sampleFile(contentType: string, href: string): FileView {
  const transcript = { text: 'Tock. Tock, tock. Tocktocktock.' };
  return { href, name: href, bytes: 0, contentType, captions: [], transcript };
}

/**
 * Every kind of module, as its sample and in every other variant: new ones are included automatically. Kinds that stand in
 * others are seen in those, and the placeholder of the page's own list shows nothing here.
 */
export function patternSheet(definitions: Definitions): PatternGroup[] {
  return [...definitions.values()]
    .filter(({ id, onlyIn }) => !onlyIn && id !== pageContent.id)
    .map((definition) => ({ id: definition.id, label: definition.label, patterns: patternsOf(definition) }));
}

/** One of each kind of module as it might be, for the list they are chosen from: those that stand in others only as well. */
export function sampleModules(definitions: Definitions): ModuleNode[] {
  return [...definitions.values()]
    .filter(({ isFixed }) => !isFixed)
    .flatMap((definition) => patternsOf(definition)[0]?.node ?? []);
}

function patternsOf({ id, version, sample, fields }: ModuleDefinition): Pattern[] {
  const node = (name: string, overrides: Record<string, Json>): ModuleNode => {
    const { anchor: _, ...data } = { ...sample.data, ...overrides };
    return renamed({ ...sample, id: `pattern-${id}-${name}`, type: id, version, data });
  };
  const variants = Object.entries(fields).flatMap(([field, definition]) =>
    choicesOf(definition)
      .filter(({ value }) => value !== (sample.data[field] ?? otherwiseOf(definition)))
      .map(
        ({ value, style }, at): Pattern => ({
          node: node(`${field}-${at}`, { [field]: value }),
          variant: { field: definition.label, style },
        }),
      ),
  );
  return [{ node: node('sample', {}), variant: null }, ...variants];
}

/** Larger ranges are no variants. */
const MAX_STEPS = 8;

/** A value of a field, with its name or the value itself. */
interface Choice {
  value: string | number | boolean;
  style: MessageDescriptor | string;
}

function choicesOf(field: AnyField): Choice[] {
  if ('choices' in field)
    return Object.entries(field.choices as Record<string, MessageDescriptor>).map(([value, style]) => ({
      value,
      style,
    }));
  if (field.kind === 'columns') return COLUMN_LAYOUTS.map((value) => ({ value, style: value }));
  if (field.kind === 'flag')
    return [
      { value: true, style: msg`yes` },
      { value: false, style: msg`no` },
    ];
  if (field.kind === 'number' && 'least' in field && 'most' in field)
    return stepsOf(Number(field.least), Number(field.most));
  return [];
}

function stepsOf(least: number, most: number) {
  const steps = most - least + 1;
  return Array.from({ length: steps > MAX_STEPS ? 0 : steps }, (_, at) => ({
    value: least + at,
    style: `${least + at}`,
  }));
}

/** The default of a field that sets a variant. */
function otherwiseOf(field: AnyField): Json {
  if ('otherwise' in field) return field.otherwise as Json;
  return field.kind === 'flag' ? false : null;
}

/** Renames the ids of nested nodes: a sample occurs here many times. */
function renamed(node: ModuleNode): ModuleNode {
  if (!node.slots) return node;
  const slots = Object.entries(node.slots).map(([slot, nodes]) => [
    slot,
    nodes.map((each) => renamed({ ...each, id: `${node.id}-${each.id}` })),
  ]);
  return { ...node, slots: Object.fromEntries(slots) };
}
