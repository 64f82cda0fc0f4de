// Fails when app/messages lacks a text of the interface, lacks its translation, or holds one nobody uses any more.
// Reads the sources as `npm run messages` would, but writes nothing.
import { existsSync } from 'node:fs';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { inProject } from './setup/paths.mjs';

if (!existsSync(inProject('lingui.config.ts'))) {
  console.error('lingui.config.ts is missing, so the messages cannot be checked.');
  process.exit(1);
}

const config = getConfig({ cwd: inProject() });
const complaints = [];
for (const catalog of await getCatalogs(config)) {
  const used = await catalog.collect();
  if (!used) complaints.push('A source file could not be read for its messages.');
  else for (const locale of config.locales) complaints.push(...(await compare(catalog, locale, used)));
}

if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  console.error('\n`npm run messages` collects the messages; then translate the empty ones.');
  process.exit(1);
}

async function compare(catalog, locale, used) {
  const file = `${catalog.path.replace('{locale}', locale)}.po`;
  const stored = await catalog.read(locale);
  if (!stored) return [`${file}: missing`];
  const missing = Object.keys(used).filter((id) => !(id in stored) || stored[id].obsolete);
  const unused = Object.keys(stored).filter((id) => !(id in used));
  const untranslated = Object.keys(used).filter((id) => !missing.includes(id) && !stored[id].translation);
  const text = (id) => JSON.stringify(used[id]?.message ?? stored[id]?.message ?? id);
  return [
    ...missing.map((id) => `${file}: lacks ${text(id)}`),
    ...unused.map((id) => `${file}: nobody uses ${text(id)} any more`),
    // In the source language the text stands for itself.
    ...(locale === config.sourceLocale
      ? []
      : untranslated.map((id) => `${file}: no translation of ${text(id)}`)),
  ];
}
