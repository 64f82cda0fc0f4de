import { z } from 'zod';
import { LANGUAGES } from '#lib/localized.ts';
import type { Module } from './document.ts';
import type { FieldError } from './field-error.ts';
import { isRecord, type ModuleNode } from './tree.ts';

const instant = z.iso.datetime({ precision: 3 }).exactOptional();
const languages = z.array(z.enum(LANGUAGES)).exactOptional();
const marks = z.record(z.string(), z.string()).exactOptional();

/** Properties of every module, whatever its kind: times and languages in which it is shown, and its content. */
const facts = z.object({
  languages,
  online_from: instant,
  online_to: instant,
  fresh: z.object({ de: marks, en: marks }).exactOptional(),
  data: z.custom(isRecord),
  text: z.custom(
    (text) => isRecord(text) && LANGUAGES.every((each) => text[each] === undefined || isRecord(text[each])),
  ),
});

/** Returns the unreadable properties of a module. They would show it at the wrong time, or break the page around it. */
export function wrongFacts(module: Module | ModuleNode): Pick<FieldError, 'code' | 'field'>[] {
  const parsed = facts.safeParse(module);
  if (parsed.success) return [];
  const names = parsed.error.issues.map(({ path }) => String(path[0]));
  return [...new Set(names)].map((field) => ({ code: 'invalid', field }));
}
