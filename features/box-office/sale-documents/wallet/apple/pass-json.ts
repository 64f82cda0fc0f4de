import type { Localized } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { dayOf, formatDay, formatTime, type Instant, timeOf } from '#lib/venue-time.ts';
import { POSTPONED, type TicketPass } from '../ticket-pass.ts';
import { PassTexts } from './pass-texts.ts';

/** Colours of the venue: ink on its yellow. */
const COLOURS = {
  backgroundColor: 'rgb(255,196,32)',
  foregroundColor: 'rgb(23,23,31)',
  labelColor: 'rgb(75,52,6)',
};

/** `pass.json` and the tables of its texts, by their names. */
export function passFiles(
  pass: TicketPass,
  { passTypeId, teamId }: { passTypeId: string; teamId: string },
): Record<string, string> {
  const texts = new PassTexts(pass.language);
  const field = (key: string, label: Localized, value: Localized | string | null) =>
    value === null
      ? []
      : [{ key, label: texts.of(label), value: typeof value === 'string' ? value : texts.of(value) }];
  const { price, seatGroup, startsAt, isPostponed, doorsAt } = pass;
  const json = {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    serialNumber: pass.name,
    groupingIdentifier: pass.orderNumber,
    organizationName: pass.site,
    logoText: pass.site,
    description: texts.of({ de: 'Ticket', en: 'Ticket' }),
    ...COLOURS,
    ...(startsAt === null ? {} : { relevantDate: startsAt }),
    barcodes: [
      { format: 'PKBarcodeFormatQR', message: pass.code, messageEncoding: 'iso-8859-1', altText: pass.name },
    ],
    eventTicket: {
      headerFields: field('ticket', { de: 'Ticket', en: 'Ticket' }, `${pass.position} / ${pass.of}`),
      primaryFields: field('event', { de: 'Eintritt', en: 'Admission' }, pass.title ?? pass.site),
      secondaryFields: [
        ...field(
          'date',
          { de: 'Tag', en: 'Date' },
          isPostponed ? POSTPONED : startsAt && inBoth(startsAt, day),
        ),
        ...field('place', { de: 'Ort', en: 'Venue' }, pass.place),
      ],
      auxiliaryFields: [
        ...field('starts', { de: 'Beginn', en: 'Starts' }, startsAt && inBoth(startsAt, time)),
        ...field('doors', { de: 'Einlass', en: 'Doors' }, doorsAt && inBoth(doorsAt, time)),
        ...field('seat', { de: 'Platz', en: 'Seat' }, seatGroup),
      ],
      backFields: [
        ...field(
          'price',
          { de: 'Preis', en: 'Price' },
          {
            de: `${price.name.de}, ${formatPrice(price.cents)}`,
            en: `${price.name.en ?? price.name.de}, ${formatPrice(price.cents)}`,
          },
        ),
        ...field('series', { de: 'Reihe', en: 'Series' }, pass.series),
        ...field('order', { de: 'Bestellung', en: 'Order' }, pass.orderNumber),
        ...field('address', { de: 'Adresse', en: 'Address' }, pass.address),
        ...field('link', { de: 'Deine Bestellung', en: 'Your order' }, pass.orderUrl),
      ],
    },
  };
  return { 'pass.json': JSON.stringify(json), ...texts.tables() };
}

type Words = (instant: Instant, language: 'de' | 'en') => string;
const day: Words = (instant, language) => formatDay(dayOf(instant), language);
const time: Words = (instant, language) => formatTime(timeOf(instant), language);
const inBoth = (instant: Instant, words: Words): Localized => ({
  de: words(instant, 'de'),
  en: words(instant, 'en'),
});
