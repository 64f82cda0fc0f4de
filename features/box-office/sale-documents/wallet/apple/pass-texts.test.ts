import { expect, it } from 'vitest';
import { PassTexts } from './pass-texts.ts';

it('a pass says in each language what it says in the language of the order', () => {
  const texts = new PassTexts('en');
  expect(texts.of({ de: 'Käfer', en: 'Beetle' })).toBe('Beetle');
  expect(texts.of({ de: 'Saal', en: null })).toBe('Saal');
  expect(texts.tables()).toEqual({
    'de.lproj/pass.strings': '"Beetle" = "Käfer";\n"Saal" = "Saal";\n',
    'en.lproj/pass.strings': '"Beetle" = "Beetle";\n"Saal" = "Saal";\n',
  });
});

it('nothing leaves its quotes', () => {
  const texts = new PassTexts('de');
  texts.of({ de: '"; "Ort" = \\\n"x', en: null });
  expect(texts.tables()['de.lproj/pass.strings']).toBe(
    `${String.raw`"\"; \"Ort\" = \\ \"x" = "\"; \"Ort\" = \\ \"x";`}\n`,
  );
});
