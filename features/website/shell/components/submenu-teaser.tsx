import { useEffect, useState } from 'react';
import type { OfferSummary } from '#features/box-office/ticketing/index.ts';
import { Availability } from '#features/programme/calendar/index.ts';
import type { Language } from '#lib/localized.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { getJson } from '#platform/browser/api-client.ts';
import { Artwork } from '#ui/artwork.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { SiteLink } from './site-link.tsx';

/** Dates of today may be over or sold out: one of these has seats on any ordinary day. */
const DATES_FETCHED = 20;

/** Event as the sheet shows it and the API returns it. */
interface NextEvent {
  name: string;
  date_start: string;
  link: { url: string };
  image_thumbnails: { large: string };
  offer: Pick<OfferSummary, 'availability' | 'free'> | null;
}

/** The next date of the programme that has seats left, beside the links of an open submenu. An extra: while or when it is not there, nothing is. */
export function SubmenuTeaser() {
  const language = useLanguage();
  const event = useNextEvent(language);
  if (!event) return null;
  const day = formatDay(dayOf(event.date_start), language);
  const time = formatTime(timeOf(event.date_start), language);
  return (
    <div className="submenu-teaser">
      <Artwork src={event.image_thumbnails.large} width={400} height={300} eager />
      <SiteLink url={event.link.url} className="submenu-teaser-title">
        {event.name}
      </SiteLink>
      <p>
        {day}, {time}
      </p>
      {event.offer ? <Availability offer={event.offer} /> : null}
    </div>
  );
}

function hasSeats({ offer }: NextEvent): boolean {
  return offer?.availability === 'many' || offer?.availability === 'few';
}

function useNextEvent(language: Language): NextEvent | undefined {
  const [event, setEvent] = useState<NextEvent>();
  useEffect(() => {
    const leaving = new AbortController();
    void getJson(`/${language}/api/events/?page_size=${DATES_FETCHED}`, leaving.signal).then((answer) => {
      if (!answer.ok) return;
      const { results } = answer.value as { results: NextEvent[] };
      setEvent(results.find(hasSeats) ?? results[0]);
    });
    return () => leaving.abort();
  }, [language]);
  return event;
}
