import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { messages as de } from './de.po';
import { messages as en } from './en.po';
import { compileCatalogue } from './load-messages.server.ts';

it.each(Object.entries({ de, en }))(
  'commands compile the %s catalogue as the build does',
  (locale, built) => {
    const file = readFileSync(`app/messages/${locale}.po`, 'utf8');
    expect(compileCatalogue(file)).toEqual(built);
  },
);
