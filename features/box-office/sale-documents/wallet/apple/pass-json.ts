import type { MessageDescriptor } from '@lingui/core';
import { inAllLanguages } from '#lib/i18n.ts';
import { LANGUAGES, type Language, type Localized, shown } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
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
  const field = (key: string, label: MessageDescriptor, value: Localized | string | null) =>
    value === null
      ? []
      : [
          {
            key,
            label: texts.of(inAllLanguages(label)),
            value: typeof value === 'string' ? value : texts.of(value),
          },
        ];
  const { price, seatGroup, startsAt, isPostponed, doorsAt } = pass;
  const json = {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    serialNumber: pass.name,
    groupingIdentifier: pass.orderNumber,
    organizationName: pass.site,
    logoText: pass.site,
    description: texts.of(inAllLanguages(msg`Ticket`)),
    ...COLOURS,
    ...(startsAt === null ? {} : { relevantDate: startsAt }),
    barcodes: [
      { format: 'PKBarcodeFormatQR', message: pass.code, messageEncoding: 'iso-8859-1', altText: pass.name },
    ],
    eventTicket: {
      headerFields: field('ticket', msg`Ticket`, `${pass.position} / ${pass.of}`),
      primaryFields: field('event', msg`Admission`, pass.title ?? pass.site),
      secondaryFields: [
        ...field(
          'date',
          msg({ message: 'Date', context: 'wallet' }),
          isPostponed ? inAllLanguages(POSTPONED) : startsAt && inBoth(startsAt, day),
        ),
        ...field('place', msg({ message: 'Venue', context: 'wallet' }), pass.place),
      ],
      auxiliaryFields: [
        ...field('starts', msg`Starts`, startsAt && inBoth(startsAt, time)),
        ...field('doors', msg`Doors`, doorsAt && inBoth(doorsAt, time)),
        ...field('seat', msg`Seat`, seatGroup),
      ],
      backFields: [
        ...field(
          'price',
          msg`Price`,
          inEvery((language) => `${shown(price.name, language).text}, ${formatPrice(price.cents)}`),
        ),
        ...field('series', msg`Series`, pass.series),
        ...field('order', msg`Order`, pass.orderNumber),
        ...field('address', msg`Address`, pass.address),
        ...field('link', msg({ message: 'Your order', context: 'wallet' }), pass.orderUrl),
      ],
    },
  };
  return { 'pass.json': JSON.stringify(json), ...texts.tables() };
}

type Words = (instant: Instant, language: Language) => string;
const day: Words = (instant, language) => formatDay(dayOf(instant), language);
const time: Words = (instant, language) => formatTime(timeOf(instant), language);
const inBoth = (instant: Instant, words: Words) => inEvery((language) => words(instant, language));

const inEvery = (said: (language: Language) => string): Localized =>
  Object.fromEntries(LANGUAGES.map((language) => [language, said(language)])) as Record<Language, string>;
