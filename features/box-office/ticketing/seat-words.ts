import { msg } from '@lingui/core/macro';
import { translate } from '#lib/i18n.ts';
import { type Language, type Localized, shown } from '#lib/localized.ts';

/** A seat as it is named to people. */
export interface SeatName {
  guid: string;
  /** Part of the hall. */
  zone: Localized;
  row: string;
  seat: string;
}

/** Place of a ticket or line in words: its seat group, and its seats by part of the hall and row where it has any ("Cushion row: Stalls, row K1, seats 7, 8"). */
export function placeWords({
  seatGroup,
  seats,
}: {
  seatGroup: { name: Localized };
  seats: readonly SeatName[];
}): Localized {
  if (seats.length === 0) return seatGroup.name;
  const inWords = (language: Language) =>
    `${shown(seatGroup.name, language).text}: ${seatWords(seats, language)}`;
  return { de: inWords('de'), en: inWords('en') };
}

/** Seats by part of the hall and row, in the order of the plan. */
function seatWords(seats: readonly SeatName[], language: Language): string {
  const rows = Map.groupBy(seats, ({ zone, row }) => JSON.stringify([zone.de, row]));
  return [...rows.values()].map((own) => rowWords(own, language)).join('; ');
}

function rowWords(seats: readonly SeatName[], language: Language): string {
  const [first] = seats as [SeatName];
  const { row } = first;
  const zone = shown(first.zone, language).text;
  const numbers = seats.map(({ seat }) => seat).join(', ');
  return translate(
    seats.length === 1
      ? msg`${zone}, row ${row}, seat ${numbers}`
      : msg`${zone}, row ${row}, seats ${numbers}`,
    language,
  );
}
