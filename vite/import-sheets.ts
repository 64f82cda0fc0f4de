import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const IMPORT = /@import "([^"]+\*[^"]*)";/g;

/**
 * Lets a style sheet import all sheets that match a pattern, so that the styles of a feature stand beside what they dress
 * and are named nowhere. They come in the order of their paths; no sheet may count on coming before or after another.
 */
export function importSheets(): Plugin {
  return {
    name: 'import-sheets',
    enforce: 'pre',
    transform(code, id) {
      const sheet = id.split('?')[0] ?? id;
      if (!sheet.endsWith('.css')) return;
      return code.replace(IMPORT, (_, pattern: string) => {
        const found = globSync(pattern, { cwd: path.dirname(sheet) }).sort();
        if (found.length === 0) this.error(`No style sheet matches ${pattern}.`);
        return found.map((file) => `@import "${file}";`).join('\n');
      });
    },
  };
}
