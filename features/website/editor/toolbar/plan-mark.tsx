import { useLingui } from '@lingui/react/macro';
import { dayOf, formatDayShort } from '#lib/venue-time.ts';
import { useLanguage } from '#ui/use-language.ts';
import { plansAfter } from '../publishing/plans.ts';
import { useMomentWords } from '../publishing/use-moment-words.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';

/** Next plan for the edit target: a ring as in the hub, and the link to all plans. */
export function PlanMark({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const momentWords = useMomentWords();
  const { publications } = useSession();
  const [next] = plansAfter(useValue(publications.all) ?? [], useValue(publications.now));
  if (!next) return null;
  const moment = momentWords(next.starts_at);
  const what = next.version === null ? t`Goes offline: ${moment}` : t`Goes live: ${moment}`;
  return (
    <button type="button" className="plan-mark" aria-label={what} title={what} onClick={onOpen}>
      <span>{formatDayShort(dayOf(next.starts_at), language)}</span>
    </button>
  );
}
