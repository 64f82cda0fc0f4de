import { expect, it } from 'vitest';
import { named, namedFields } from '#admin/resources/forms/field-names.ts';
import { FIELD_TYPE } from '#features/website/forms/field.ts';

const said = (de: string) => ({ de, en: null });

it('a field that was never saved gets a name from its label, and its choices values', () => {
  const field = {
    label: said('Wie alt seid ihr?'),
    field_type: FIELD_TYPE.radio,
    choices: [
      { label: said('Über drei') },
      { label: said('Über drei') },
      { value: 'alt', label: said('Alt') },
    ],
  };
  expect(named(field as never, ['wie-alt-seid-ihr'])).toMatchObject({
    slug: 'wie-alt-seid-ihr-2',
    choices: [{ value: 'ueber-drei' }, { value: 'ueber-drei-2' }, { value: 'alt' }],
  });
});

it('existing names are preserved, and a label without letters gets one too', () => {
  expect(named({ slug: 'klasse', field_type: FIELD_TYPE.tick }, ['klasse']).slug).toBe('klasse');
  expect(named({ label: said('…'), field_type: FIELD_TYPE.tick }, []).slug).toBe('feld');
});

it('two fields with one label are distinguished before they are saved, and no name of the form itself is taken', () => {
  const tick = (de: string, slug?: string) => ({
    label: said(de),
    field_type: FIELD_TYPE.tick,
    ...(slug ? { slug } : {}),
  });
  const fields = namedFields([tick('Essen'), tick('Essen'), tick('Anders', 'essen'), null, tick('Token')]);
  expect(fields.map(({ slug }) => slug)).toEqual(['essen-2', 'essen-3', 'essen', 'feld', 'token-2']);
});
