import { useEffect, useState } from 'react';
import type { Language } from '#lib/localized.ts';
import { useSession } from '../session/session-context.ts';
import { fetchOutlook, type Outlook } from './publish-calls.ts';

/** Returns the effect of publishing in each language, once everything is saved: unsaved typing is sent first. */
export function useOutlooks(): Record<Language, Outlook> | 'loading' | 'unsaved' {
  const { page, saver } = useSession();
  const [outlooks, setOutlooks] = useState<Record<Language, Outlook> | 'loading' | 'unsaved'>('loading');
  useEffect(() => {
    let isOver = false;
    void (async () => {
      const isSaved = await saver.flush();
      const now = new Date().toISOString();
      const [de, en] = isSaved
        ? await Promise.all([
            fetchOutlook(page.document, { language: 'de', now }),
            fetchOutlook(page.document, { language: 'en', now }),
          ])
        : [null, null];
      if (!isOver) setOutlooks(de && en ? { de, en } : 'unsaved');
    })();
    return () => {
      isOver = true;
    };
  }, [page.document, saver]);
  return outlooks;
}
