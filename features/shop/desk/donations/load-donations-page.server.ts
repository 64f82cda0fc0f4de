import { findSettings } from '#features/core/settings/index.server.ts';
import type { Db } from '#features/database.server.ts';
import { foldedText } from '#lib/folded-text.ts';
import type { Clock } from '#platform/clock.ts';
import { type Donor, findDonors } from './donors.server.ts';
import { isConfirmableCurrency, type MissingFact, missingFacts } from './missing-facts.ts';

/** Data of the page of all donors of a year. */
export interface DonationsPage {
  year: number;
  /** Years that can be chosen, latest first. */
  years: number[];
  search: string;
  donors: Donor[];
  /** Sum and number of donations of all that were found. */
  sumCents: number;
  count: number;
  page: number;
  pages: number;
}

const ROWS_A_PAGE = 100;
/** As long as orders keep who gave. */
const YEARS = 11;

/** Years whose donations can be looked at, latest first. */
export function yearsOfDonations(clock: Clock): number[] {
  const latest = Number(clock.today().slice(0, 4));
  return Array.from({ length: YEARS }, (_, index) => latest - index);
}

/** One page of the donors of a year, those whose name or email contains every word of a search. */
export async function loadDonationsPage(
  { db, clock }: { db: Db; clock: Clock },
  { year, search, page }: { year: number; search: string; page: number },
): Promise<DonationsPage> {
  const words = foldedText(search).split(/\s+/).filter(Boolean);
  const donors = (await findDonors(db, year)).filter(({ email, address }) => {
    const text = foldedText(`${address.name} ${email}`);
    return words.every((word) => text.includes(word));
  });
  return {
    ...{ year, years: yearsOfDonations(clock), search, page },
    donors: donors.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE),
    sumCents: donors.reduce((sum, { cents }) => sum + cents, 0),
    count: donors.reduce((sum, { donations }) => sum + donations.length, 0),
    pages: Math.max(1, Math.ceil(donors.length / ROWS_A_PAGE)),
  };
}

/** Data of the page of one donor. */
export interface DonorPage {
  year: number;
  donor: Donor;
  /** Settings that have to be filled in first. */
  missing: MissingFact[];
  /** The venue books in euro, as confirmations state. */
  isInEuro: boolean;
}

/** The page of a donor of a year by their key; `null` where nobody has it. */
export async function loadDonorPage(
  { db }: { db: Db },
  { year, donor: key }: { year: number; donor: string },
): Promise<DonorPage | null> {
  const donor = (await findDonors(db, year)).find((each) => each.key === key);
  return donor
    ? { year, donor, missing: missingFacts(await findSettings(db)), isInEuro: isConfirmableCurrency() }
    : null;
}
