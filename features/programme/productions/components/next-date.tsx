import { Trans, useLingui } from '@lingui/react/macro';
import { formatPrice } from '#lib/money.ts';
import { formatDayShort, formatTime } from '#lib/venue-time.ts';
import { Link } from '#ui/link.tsx';
import { useLanguage } from '#ui/use-language.ts';
import type { ProductionCard } from '../production-card.server.ts';

/** The next date of a production with its price. */
export function NextDate({ card }: { card: ProductionCard }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { next, price: offer } = card;
  const title = card.title.text;
  if (!next) {
    return (
      <p className="next-date muted">
        <Trans>No date right now</Trans>
      </p>
    );
  }
  const day = formatDayShort(next.day, language);
  const time = formatTime(next.time, language);
  const price = offer?.fromCents == null ? null : formatPrice(offer.fromCents);
  return (
    <p className="next-date">
      <Link to={next.path} aria-label={t`Next date of “${title}”: ${day}, ${time}`}>
        {day}, {time}
      </Link>
      {offer === null ? null : (
        <span className="next-date-price">{price === null ? t`Free entry` : t`from ${price}`}</span>
      )}
    </p>
  );
}
