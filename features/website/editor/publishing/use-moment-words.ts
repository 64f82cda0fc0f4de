import { dayOf, formatDay, formatTime, type Instant, timeOf } from '#lib/venue-time.ts';
import { useLanguage } from '#ui/use-language.ts';

/** Says a moment by the clocks of the venue. */
export function useMomentWords(): (at: Instant) => string {
  const language = useLanguage();
  return (at) => `${formatDay(dayOf(at), language)}, ${formatTime(timeOf(at), language)}`;
}
