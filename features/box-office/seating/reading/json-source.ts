import { type ObjectNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { cleanLine } from '#lib/clean-text.ts';
import type { FaultReason } from './plan-fault.ts';

/** A value of a JSON file that knows its line. */
export interface Source {
  line: number;
  node: ValueNode;
}

type Note = (line: number, reason: FaultReason) => void;

/** Parses JSON with the place of each value; the line of the first fault where it is none. */
export function parseJson(text: string): { ok: true; source: Source } | { ok: false; line: number } {
  try {
    const { body } = parse(text, { mode: 'json' });
    return { ok: true, source: sourceOf(body) };
  } catch (error) {
    // Too deeply nested to be read: no plan is.
    if (error instanceof RangeError) return { ok: false, line: 1 };
    return { ok: false, line: faultyLine(text) };
  }
}

/** Line of the first fault. The parser names the first line where a file is cut off, unless an illegal sign ends it. */
function faultyLine(text: string): number {
  try {
    parse(`${text}\n@`, { mode: 'json' });
    return 1;
  } catch (error) {
    const { line = 1 } = error as { line?: number };
    return Math.min(line, text.split('\n').length);
  }
}

const sourceOf = (node: ValueNode): Source => ({ line: node.loc.start.line, node });

/** Reads the fields of an object of a file and notes each that is missing or of another kind. */
export function fieldsOf(source: Source, note: Note) {
  const members = new Map<string, Source>();
  if (source.node.type === 'Object')
    for (const { name, value } of (source.node as ObjectNode).members)
      members.set(name.type === 'String' ? name.value : name.name, sourceOf(value));

  const textOf = (field: string): string | null => {
    const node = members.get(field)?.node;
    if (node?.type === 'String') return cleanLine(node.value);
    return node?.type === 'Number' ? String(node.value) : null;
  };
  return {
    line: source.line,
    optional: (field: string): Source | null => members.get(field) ?? null,
    optionalText: textOf,
    /** A text of at most `most` characters; a number stands for its digits. */
    text(field: string, most: number): string | null {
      const line = members.get(field)?.line ?? source.line;
      const value = textOf(field);
      if (value === null) note(line, { code: 'MISSING', field });
      else if (value === '') note(line, { code: 'EMPTY', field });
      else if (value.length > most) note(line, { code: 'TOO_LONG', field, most });
      else return value;
      return null;
    },
    number(field: string): number | null {
      const member = members.get(field);
      if (member?.node.type === 'Number' && Number.isFinite(member.node.value)) return member.node.value;
      note(member?.line ?? source.line, { code: member ? 'NO_NUMBER' : 'MISSING', field });
      return null;
    },
    list(field: string): Source[] {
      const member = members.get(field);
      if (member?.node.type === 'Array') return member.node.elements.map(({ value }) => sourceOf(value));
      note(member?.line ?? source.line, { code: member ? 'NO_LIST' : 'MISSING', field });
      return [];
    },
    optionalList(field: string): Source[] {
      const member = members.get(field);
      return member?.node.type === 'Array' ? member.node.elements.map(({ value }) => sourceOf(value)) : [];
    },
  };
}
