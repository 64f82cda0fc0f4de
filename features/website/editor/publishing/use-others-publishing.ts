import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Session } from '../session/session.ts';
import { wait } from '../session/wait.ts';
import { useValue } from '../store/value.ts';
import { type PublicationNews, publicationNews } from './plans.ts';
import { PublicationQuestion } from './publication-question.ts';

/** Learns that others published this page, planned or took something back, and tells it. */
export function useOthersPublishing({
  page,
  presence,
  publications,
  refused,
  tell,
  announce,
}: Session): void {
  const words = useNewsWords();
  const known = useValue(publications.all);
  const { drafts } = useValue(presence.everybody);
  const latest = drafts.find(({ document }) => document === page.document)?.publications;
  const question = useRef<PublicationQuestion>(null);
  const learn = useEffectEvent(async (): Promise<void> => {
    const before = publications.all.get() ?? [];
    if (!(await publications.refresh())) return;
    const left = before.filter(({ id }) => !publications.cancelling.has(id));
    const news = publicationNews(left, publications.all.get() ?? left, new Date().toISOString());
    const isMine = news !== 'cancelled' && latest?.last_by?.id === page.account;
    if (news === null || isMine) return;
    const said = words(news, latest?.last_by?.name ?? '');
    // Keeps an error message on screen instead of replacing it.
    if (refused.get() === null) tell(said);
    else announce(said);
  });
  useEffect(() => {
    const asking = new PublicationQuestion({ ask: () => learn(), wait });
    question.current = asking;
    return () => asking.end();
  }, []);
  useEffect(() => {
    if (!latest || known === null) return;
    const last = Math.max(0, ...known.map(({ id }) => id));
    question.current?.compare(`${latest.last} ${latest.count}`, `${last} ${known.length}`);
  }, [latest, known]);
}

function useNewsWords(): (news: PublicationNews, name: string) => string {
  const { t } = useLingui();
  return (news, name) => {
    if (news === 'cancelled') return t`Something scheduled for this page was cancelled`;
    if (name === '')
      return {
        published: t`This page was published`,
        offline: t`This page was taken offline`,
        planned: t`Something has been scheduled for this page`,
      }[news];
    return {
      published: t`${name} published this page`,
      offline: t`${name} took this page offline`,
      planned: t`${name} scheduled something for this page`,
    }[news];
  };
}
