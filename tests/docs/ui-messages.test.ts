import { expect, it } from 'vitest';
import { read } from '../setup/read-project.ts';

const catalogue = read('app/messages/de.po')[0]?.text ?? '';

it('what parts of every page say stands in the catalogue, too', () => {
  const speaking = read('ui/**/*.tsx').filter(({ text }) => text.includes("'@lingui/"));
  expect(speaking.length).toBeGreaterThan(1);
  for (const { name } of speaking) expect(catalogue, name).toContain(`#: ${name}\n`);
});
