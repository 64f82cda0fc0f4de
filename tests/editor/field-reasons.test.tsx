import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fromTree } from '#features/core/documents/document.ts';
import type { FieldError, Fields, ModuleDefinition, ModuleNode } from '#features/core/documents/index.ts';
import { FieldRows } from '#features/website/editor/modal/field-rows.tsx';
import { ModuleProblems } from '#features/website/editor/modal/module-problems.tsx';
import type { Session } from '#features/website/editor/session/session.ts';
import { SessionProvider } from '#features/website/editor/session/session-context.ts';
import { MODULES } from '#features/website/modules/definitions.ts';
import { sampleOf } from '#features/website/modules/modules.fixture.tsx';
import { LANGUAGES, type Language } from '#lib/localized.ts';

interface Element {
  attribs?: Record<string, string>;
  children?: Element[];
  data?: string;
}

const within = (element: Element): Element[] => [element, ...(element.children ?? []).flatMap(within)];
const wordsOf = (element: Element): string =>
  within(element)
    .map(({ data }) => data ?? '')
    .join('');

/** A sample with an entry in each of its lists. */
function withItems(definition: ModuleDefinition): ModuleNode {
  const sample = sampleOf(definition);
  const lists = Object.entries(definition.fields).filter(([, field]) => 'fields' in field);
  const data = { ...sample.data, ...Object.fromEntries(lists.map(([name]) => [name, [{ id: 'i1' }]])) };
  const text = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(Object.entries(sample.text[language]).filter(([name]) => !(name in data))),
    ]),
  ) as ModuleNode['text'];
  return { ...sample, data, text };
}

/** All controls of a dialog by path and language. */
function controlsOf(fields: Fields, prefix = ''): { path: string; language: Language | undefined }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = prefix + name;
    if ('fields' in field)
      return [{ path, language: undefined }, ...controlsOf(field.fields as Fields, `${path}/i1/`)];
    if (!field.localized) return [{ path, language: undefined }];
    return LANGUAGES.map((language) => ({ path, language }));
  });
}

function dialogOf(definition: ModuleDefinition, errors: FieldError[]): Element {
  const document = fromTree({ modules: [withItems(definition)] });
  const module = document.modules.sample;
  if (!module) throw new Error('no module');
  const session = {
    page: { language: 'de' },
    editor: { document, change: () => null },
    opened: { get: () => null },
  } as unknown as Session;
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SessionProvider value={session}>
        <ModuleProblems fields={definition.fields} errors={errors} />
        <FieldRows module={module} fields={definition.fields} errors={errors} />
      </SessionProvider>
    </I18nProvider>,
  );
  return parseDocument(html) as unknown as Element;
}

describe.each([...MODULES].filter(([, { fields }]) => Object.keys(fields).length > 0))(
  'the dialog of %s',
  (type, definition) => {
    it.each(controlsOf(definition.fields))('says at $path $language why it is refused', (control) => {
      const { path: field, language } = control;
      const code = 'too-long' as const;
      const error = { id: 'sample', type, code, field, limit: 7, ...(language ? { language } : {}) };
      const dialog = dialogOf(definition, [error]);
      const all = within(dialog);
      const row = all.find(
        ({ attribs }) =>
          attribs?.['data-control'] === field && (language === undefined || attribs.lang === language),
      );
      if (!row) throw new Error('no control');
      const described = within(row).flatMap(
        ({ attribs }) => attribs?.['aria-describedby']?.split(' ').filter(Boolean) ?? [],
      );
      const reasons = described.flatMap((id) =>
        within(row)
          .filter(({ attribs }) => attribs?.id === id)
          .map(wordsOf),
      );
      expect(reasons).toContainEqual(expect.stringContaining('That’s too long'));
      expect(wordsOf(dialog).match(/That’s too long/g)).toHaveLength(1);
    });

    it('says on top what is about none of its fields', () => {
      const error = { id: 'sample', type, code: 'not-allowed-here' as const };
      expect(wordsOf(dialogOf(definition, [error]))).toContain('This can’t go here.');
    });
  },
);
