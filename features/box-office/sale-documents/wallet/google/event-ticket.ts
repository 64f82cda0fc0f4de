import type { MessageDescriptor } from '@lingui/core';
import { inAllLanguages } from '#lib/i18n.ts';
import { type Localized, shown } from '#lib/localized.ts';
import { msg } from '#lib/message.ts';
import type { Instant } from '#lib/venue-time.ts';
import { POSTPONED, type TicketPass } from '../ticket-pass.ts';

const YELLOW = '#ffc420';
/** Of a title, in a link that is too long with all of it. */
const MAX_LENGTH = 80;

/** A text of Google's, in German, with its English where there is one. */
function localized({ de, en }: Localized) {
  return {
    defaultValue: { language: 'de', value: de },
    ...(en && en !== de ? { translatedValues: [{ language: 'en', value: en }] } : {}),
  };
}

const german = (value: string) => localized({ de: value, en: null });

/** Google knows a date by this from the first ticket on; one that was moved is another one. */
function classIdOf({ jetId, startsAt }: TicketPass, issuerId: string): string {
  return `${issuerId}.${jetId}-${secondOf(startsAt)}`;
}

/**
 * Returns the id of a ticket's object. Google ignores updates to an object it already knows, so a ticket for another
 * date gets another id.
 */
function objectIdOf({ name, startsAt }: TicketPass, issuerId: string): string {
  return `${issuerId}.${name}-${secondOf(startsAt)}`;
}

const secondOf = (at: Instant | null): number => (at === null ? 0 : Date.parse(at) / 1000);

/**
 * Maps a ticket to Google Wallet: the date as an event class, and the ticket as its object. `isShort` leaves out details the
 * door does not need, because all of it has to fit into a link.
 */
export function eventTicket(pass: TicketPass, issuerId: string, { isShort }: { isShort: boolean }): object {
  const { title, place, address, startsAt, doorsAt } = pass;
  const name = title ?? { de: pass.site, en: null };
  return {
    eventTicketClasses: [
      {
        id: classIdOf(pass, issuerId),
        issuerName: pass.site,
        reviewStatus: 'UNDER_REVIEW',
        eventName: isShort ? german(shortened(name.de)) : localized(name),
        ...(isShort || place === null || address === null
          ? {}
          : { venue: { name: german(place), address: german(address) } }),
        ...(startsAt === null ? {} : { dateTime: datesOf(startsAt, isShort ? null : doorsAt) }),
        hexBackgroundColor: YELLOW,
      },
    ],
    eventTicketObjects: [
      {
        id: objectIdOf(pass, issuerId),
        classId: classIdOf(pass, issuerId),
        state: 'ACTIVE',
        ticketNumber: pass.name,
        barcode: { type: 'QR_CODE', value: pass.code, alternateText: pass.name },
        seatInfo: { section: seatOf(pass, isShort) },
        ...(isShort ? {} : { ticketType: localized(pass.price.name), ...textsOf(pass) }),
      },
    ],
  };
}

const shortened = (words: string): string =>
  words.length <= MAX_LENGTH ? words : `${words.slice(0, MAX_LENGTH - 1).trimEnd()}…`;

function datesOf(start: Instant, doorsOpen: Instant | null) {
  return { start, ...(doorsOpen === null ? {} : { doorsOpen }) };
}

/** Returns text modules for the details Google has no field for. */
function textsOf({ isPostponed, series }: TicketPass) {
  const text = (id: string, header: MessageDescriptor, body: Localized) => ({
    id,
    localizedHeader: localized(inAllLanguages(header)),
    localizedBody: localized(body),
  });
  const texts = [
    ...(isPostponed
      ? [text('date', msg({ message: 'Date', context: 'wallet' }), inAllLanguages(POSTPONED))]
      : []),
    ...(series === null ? [] : [text('series', msg`Series`, series)]),
  ];
  return texts.length === 0 ? {} : { textModulesData: texts };
}

function seatOf({ seatGroup }: TicketPass, isShort: boolean) {
  return localized(isShort ? { de: shown(seatGroup, 'de').text, en: null } : seatGroup);
}
