import { useLingui } from '@lingui/react/macro';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { useLanguage } from '#ui/use-language.ts';
import type { Version } from './version-calls.ts';

/** Returns a function for the name of a version and its key facts. */
export function useVersionWords(): (version: Version) => { name: string; facts: string } {
  const { t } = useLingui();
  const language = useLanguage();
  const reasons = {
    sitting: t`saved while working`,
    published: t`published`,
    named: t`saved by hand`,
    restored: t`before a restore`,
    overruled: t`lost out to another version`,
  } satisfies Record<Version['reason'], string>;
  return ({ number, name, reason, created_at: at, author }) => {
    const when = `${formatDay(dayOf(at), language)}, ${formatTime(timeOf(at), language)}`;
    return {
      name: name ? t`Version ${number} “${name}”` : t`Version ${number}`,
      facts: [when, author?.name, reasons[reason]].filter(Boolean).join(' · '),
    };
  };
}
