import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ShownText } from '#lib/localized.ts';
import { fieldNamed } from '../field.fixture.ts';
import { FIELD_TYPE, type Field, type FieldType, type FieldValues } from '../field.ts';
import { isVisible } from '../is-visible.ts';
import { FormSections } from './form-sections.tsx';

const said = (text: string): ShownText => ({ text });
const field = (slug: string, type: FieldType, more: Partial<Field<ShownText>> = {}): Field<ShownText> => ({
  ...fieldNamed(slug),
  ...{ label: said(slug), choices: [], placeholder_text: null, help_text: null },
  field_type: type,
  ...more,
});
const forSchools = { field: 'kind', values: ['school'] };
const kind = field('kind', FIELD_TYPE.radio, {
  choices: ['family', 'school'].map((value) => ({ value, label: said(value) })),
});

function shown(fields: Field<ShownText>[], values: FieldValues = {}): string {
  const form = {
    ...{ id: 1, version: '1', slug: 'besuch', fields },
    ...{ title: said('Besuch'), intro: said(''), thanks: said(''), button: said('Los') },
  };
  const element = (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <FormSections
        form={form}
        values={values}
        isAsked={(each) => isVisible(each, fields, values)}
        errorOf={() => undefined}
        uploadedOf={() => null}
        onUploaded={() => {}}
        isSending={false}
      />
    </I18nProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('the fields of a form', () => {
  it('stand under a heading that is asked for by an answer, too', () => {
    const fields = [kind, field('class', FIELD_TYPE.section, { visible: forSchools })];
    const heading = /<h2[^>]*data-closed=""[^>]*>/;
    expect(shown(fields, { kind: 'family' })).toMatch(heading);
    expect(shown(fields, { kind: 'school' })).not.toMatch(heading);
  });

  it('ask for an address once more only where they ask for it', () => {
    const fields = [kind, field('email', FIELD_TYPE.email, { visible: forSchools })];
    const again = /data-closed=""[^>]*><div class="field"><label[^>]*for="[^"]*email2"/;
    expect(shown(fields, { kind: 'family' })).toMatch(again);
    expect(shown(fields, { kind: 'school' })).not.toMatch(again);
  });

  it('show an example in a text of several lines as well', () => {
    const more = { placeholder_text: said('Once upon a time') };
    expect(shown([field('story', FIELD_TYPE.textArea, more)])).toContain('placeholder="Once upon a time"');
  });

  it('have their own names, whatever they and their answers are called', () => {
    const fields = [
      { ...kind, slug: 'main' },
      field('main-school', FIELD_TYPE.text),
      field('site-menu', FIELD_TYPE.text),
    ];
    const ids = idsOf(shown(fields));
    expect(ids).toHaveLength(new Set(ids).size);
    // The page around them has its own.
    expect(ids).not.toContain('main');
    expect(ids).not.toContain('site-menu');
  });

  it('a file that must be there is announced as required before anything is sent', () => {
    const file = (required: boolean) => shown([field('photo', FIELD_TYPE.file, { required })]);
    expect(file(true)).toMatch(/<input[^>]* type="file"[^>]* required=""/);
    expect(file(false)).not.toContain('required');
  });
});
