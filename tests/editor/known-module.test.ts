import { expect, it } from 'vitest';
import { knownModule, writtenModule } from '#features/core/documents/known-module.ts';
import { MODULES } from '#features/website/modules/index.server.ts';

const headline = (data: object, content: unknown) => ({
  id: 'h',
  type: 'headline',
  version: 1,
  data: data as Record<string, never>,
  text: { de: { content: content as string }, en: {} },
});

it('keeps a text that is too long while it is written in, and shows it to nobody else', () => {
  const module = headline({ headline_level: 2 }, 'Klopf '.repeat(2000));
  expect(knownModule(MODULES, module)).toBeNull();
  expect(writtenModule(MODULES, module)?.holding.text.de.content).toContain('Klopf');
});

it('takes nothing else for written that no draft may hold', () => {
  for (const module of [
    headline({ headline_level: 'first' }, 'Klopf'),
    headline({ headline_level: 2 }, { klopf: true }),
    { ...headline({}, 'Klopf'), type: 'nobody-knows' },
    { ...headline({}, 'Klopf'), version: 99 },
  ])
    expect(writtenModule(MODULES, module)).toBeNull();
});
