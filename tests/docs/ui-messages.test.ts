import { expect, it } from 'vitest';
import { fieldMessage } from '#features/website/forms/field-messages.ts';
import { read } from '../setup/read-project.ts';

const catalogue = read('app/messages/de.po')[0]?.text ?? '';

it('texts of parts of every page are in the catalogue, too', () => {
  const speaking = read('ui/**/*.tsx').filter(({ text }) => text.includes("'@lingui/"));
  expect(speaking.length).toBeGreaterThan(1);
  for (const { name } of speaking) expect(catalogue, name).toContain(`#: ${name}\n`);
});

it('forms say what is wrong with a field in the words of all other pages', () => {
  for (const error of ['REQUIRED', 'INVALID_EMAIL'] as const) {
    const [en, de] = [fieldMessage(error, 'en'), fieldMessage(error, 'de')];
    expect(catalogue).toContain(`msgid "${en}"\nmsgstr "${de}"`);
  }
});
