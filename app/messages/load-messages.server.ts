import { readFileSync } from 'node:fs';
import type { Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { addMessages } from '#lib/i18n.ts';
import { LANGUAGES } from '#lib/localized.ts';

/**
 * Compiles the catalogues and loads them into a command, which plain Node runs without the build's plugins
 * (docs/decisions/0118). The server of the build has them compiled: `all-messages.server.ts`.
 */
export function loadMessages(): void {
  for (const language of LANGUAGES) {
    const file = readFileSync(new URL(`${language}.po`, import.meta.url), 'utf8');
    addMessages({ [language]: compileCatalogue(file) });
  }
}

/** The messages of a catalogue by their ids. */
export function compileCatalogue(file: string): Messages {
  const entries = file.split(/\n{2,}/).map(fieldsOf);
  return Object.fromEntries(
    entries
      .filter(({ msgid, msgstr }) => msgid && msgstr)
      .map(({ msgid = '', msgctxt, msgstr = '' }) => [
        generateMessageId(msgid, msgctxt),
        compileMessage(msgstr),
      ]),
  );
}

/** The fields of an entry; the lines of a long one continue it in further quotes. */
function fieldsOf(entry: string): Record<string, string | undefined> {
  const fields = entry.matchAll(/^(msgid|msgctxt|msgstr) ((?:".*"\n?)+)/gm);
  return Object.fromEntries(
    [...fields].map(([, name = '', quoted = '']) => [
      name,
      quoted
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as string)
        .join(''),
    ]),
  );
}
