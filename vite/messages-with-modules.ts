import path from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

type Texts = Record<string, unknown>;

/** Pattern for the id of a text in the output of Lingui's macro. */
const TEXT_ID = /\bid:\s*["'`]([\w+/-]{6})["'`]/g;

/**
 * Sends the interface texts to the browser with the modules that show them, in all languages, instead of one growing
 * catalogue before the first of them can run (docs/decisions/0010). The server keeps the whole catalogues.
 */
export function messagesWithModules(registry: string): Plugin {
  let texts: Promise<Record<string, Texts>>;
  return {
    name: 'messages-with-modules',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      texts = compileCatalogues();
    },
    transform: {
      filter: {
        id: /\/(admin|app|features|lib|server|ui)\/[^?]*\.tsx?$/,
        code: /\bid:\s*["'`][\w+/-]{6}["'`]/,
      },
      async handler(code) {
        const used = textsOf(code, await texts);
        if (!used) return null;
        const from = JSON.stringify(path.resolve(registry));
        // On the line of the code that follows, so that source maps keep their lines.
        return {
          code: `import { addMessages } from ${from};addMessages(${JSON.stringify(used)});${code}`,
          map: null,
        };
      },
    },
  };
}

/** The texts of a module by language; `null` when what looked like ids were none. */
function textsOf(code: string, texts: Record<string, Texts>): Record<string, Texts> | null {
  const ids = new Set([...code.matchAll(TEXT_ID)].map(([, id = '']) => id));
  const used = Object.entries(texts).map(([language, all]): [string, Texts] => [
    language,
    Object.fromEntries([...ids].filter((id) => id in all).map((id) => [id, all[id]])),
  ]);
  return used.some(([, own]) => Object.keys(own).length > 0) ? Object.fromEntries(used) : null;
}

async function compileCatalogues(): Promise<Record<string, Texts>> {
  const config = getConfig();
  const [catalogue] = await getCatalogs(config);
  if (!catalogue) throw new Error('lingui.config.ts configures no catalog');
  const entries = config.locales.map(async (locale): Promise<[string, Texts]> => {
    const { messages } = await catalogue.getTranslations(locale, {
      fallbackLocales: config.fallbackLocales,
      sourceLocale: config.sourceLocale ?? '',
    });
    const { source } = createCompiledCatalog(locale, messages, { namespace: 'json' });
    return [locale, (JSON.parse(source) as { messages: Texts }).messages];
  });
  return Object.fromEntries(await Promise.all(entries));
}
