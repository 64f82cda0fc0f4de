import type { Language } from '#lib/localized.ts';
import type { Definitions } from './definition.ts';
import { type ContentDocument, idsInOrder, type Module } from './document.ts';
import type { FieldErrorCode } from './field-error.ts';
import type { Reference } from './fields/field.ts';
import { valuesOf } from './fields/shown-fields.ts';
import { knownModule } from './known-module.ts';
import type { Id } from './tree.ts';
import { validateModule } from './validate-module.ts';
import { validatePlaces } from './validate-places.ts';

/** Finding to review before a page is published; only a `blocking` one prevents publishing. */
export interface PublishFinding {
  id: Id;
  type: string;
  code: FieldErrorCode | 'heading-skipped' | 'broken-link' | 'gone-image' | 'no-alt-text';
  blocking: boolean;
  field?: string;
  language?: Language;
  limit?: number;
}

/** Lookup of the entities that a page refers to. */
export interface KnownReferences {
  /** Tells if visitors can see the target of a link, or if a picture may be shown. */
  exists(reference: Reference): boolean;
  /** Tells if a picture has a description in a language, or is decorative. */
  hasAltText(image: number, language: Language): boolean;
}

/** For checks of errors alone: references never prevent publishing. */
export const ANYTHING_KNOWN: KnownReferences = { exists: () => true, hasAltText: () => true };

/** The checks of a document before a language of it is published, in reading order. */
export function publishChecks(
  definitions: Definitions,
  document: ContentDocument,
  language: Language,
  known: KnownReferences,
): PublishFinding[] {
  const places = validatePlaces(definitions, document);
  const findings: PublishFinding[] = [];
  let heading = 1;
  for (const id of idsInOrder(document)) {
    const module = document.modules[id];
    // Skips modules of unknown kinds and those excluded from the language: they are not shown.
    if (!module || !definitions.has(module.type) || module.languages?.includes(language) === false) continue;
    const { type } = module;
    const errors = [
      ...validateModule(definitions, module, 'publish', [language]),
      ...places.filter((error) => error.id === id),
    ];
    findings.push(...errors.map((error) => ({ ...error, blocking: true })));
    const level = headingLevel(definitions, module);
    if (level !== null) {
      if (level > heading + 1) findings.push({ id, type, code: 'heading-skipped', blocking: false });
      heading = level;
    }
    findings.push(...referenceFindings(definitions, module, language, known));
  }
  return findings;
}

function headingLevel(definitions: Definitions, module: Module): number | null {
  const found = knownModule(definitions, module);
  return found?.definition.headingLevel?.(found.holding.data) ?? null;
}

function* referenceFindings(
  definitions: Definitions,
  module: Module,
  language: Language,
  known: KnownReferences,
): Iterable<PublishFinding> {
  const found = knownModule(definitions, module);
  if (!found) return;
  const { id, type } = module;
  for (const { field, path, language: of, value } of valuesOf(found.definition.fields, found.holding)) {
    if (of !== null && of !== language) continue;
    const where = { id, type, field: path, blocking: false, ...(of === null ? {} : { language: of }) };
    for (const reference of field.references(value)) {
      const isImage = reference.kind === 'image';
      if (!known.exists(reference)) yield { ...where, code: isImage ? 'gone-image' : 'broken-link' };
      else if (isImage && !known.hasAltText(reference.id, language))
        yield { ...where, code: 'no-alt-text', language };
    }
  }
}
