import { useEffect, useState } from 'react';
import type { ContentTree, Loaded, ModuleNode } from '#features/core/documents/index.ts';
import type { RenderOptions } from '#features/website/modules/index.ts';
import type { Language } from '#lib/localized.ts';
import { getJson } from '#platform/browser/api-client.ts';
import { shownRichText } from '../page/shown-rich-text.ts';

/** One sample of each kind of module, with its rendering options. */
export interface Samples {
  byType: ReadonlyMap<string, ModuleNode>;
  options: RenderOptions;
}

const fetched = new Map<Language, Promise<Samples | null>>();

/** The samples in a language, asked for once; `null` until they are there, and where they cannot be had. */
export function useSamples(language: Language): Samples | null {
  const [samples, setSamples] = useState<Samples | null>(null);
  useEffect(() => {
    let isGone = false;
    const asked = fetched.get(language) ?? fetchSamples(language);
    fetched.set(language, asked);
    asked.then((found) => {
      // The next time it may work.
      if (!found) fetched.delete(language);
      if (!isGone) setSamples(found);
    });
    return () => {
      isGone = true;
    };
  }, [language]);
  return samples;
}

async function fetchSamples(language: Language): Promise<Samples | null> {
  const answer = await getJson(`/${language}/pageeditor-api/samples/`);
  if (!answer.ok) return null;
  const { at, loaded, modules } = answer.value as ContentTree & { at: string; loaded: Loaded };
  const byType = new Map(modules.map((node) => [node.type, node]));
  return { byType, options: { language, at, loaded, showRichText: shownRichText(loaded.links) } };
}
