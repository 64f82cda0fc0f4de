import {
  allocateCompanions,
  newExcess,
  type TicketsOfVisit,
  ticketsInExcess,
} from '#features/box-office/prices/index.server.ts';
import type { PriceConditions } from '#features/box-office/prices/index.ts';
import type { TicketingError } from '#features/box-office/ticketing/index.ts';
import { isPresale, type SaleTerms } from '#features/box-office/ticketing/index.ts';
import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';

/** Tickets of a cart with the conditions of their price. */
export interface ConditionedLine extends Pick<SaleTerms, 'saleStartsAt' | 'membersFrom'> {
  performanceId: number;
  blockId: number | null;
  priceName: Localized;
  quantity: number;
  conditions: PriceConditions;
}

/** Tells if only members may buy the tickets at a moment. */
export function isForMembers(line: ConditionedLine, now: Instant): boolean {
  return line.conditions.membersOnly || isPresale(line, now);
}

/** Reason a cart must not be changed: tickets would lack their companions. */
export function refusalOfChange(
  before: readonly ConditionedLine[],
  after: readonly ConditionedLine[],
): TicketingError | null {
  const excess = newExcess(before.map(toTickets), after.map(toTickets));
  return excess && hasCompanions(excess);
}

/** Reasons a cart cannot be ordered in its current state. */
export function unmetCondition(
  lines: readonly ConditionedLine[],
  { isMember, now }: { isMember: boolean; now: Instant },
): TicketingError | null {
  if (!isMember && lines.some((line) => isForMembers(line, now))) return { code: 'MEMBERS_ONLY' };
  const [excess] = ticketsInExcess(lines.map(toTickets));
  return excess ? hasCompanions(excess) : tooSmallGroup(lines);
}

/** The refusal of group prices for fewer heads than they are meant for, at any date or timeslot. */
function tooSmallGroup(lines: readonly ConditionedLine[]): TicketingError | null {
  const inGroups = lines.filter(({ conditions }) => conditions.groupFrom !== null);
  const visits = Map.groupBy(inGroups, ({ performanceId, blockId }) => `${performanceId} ${blockId}`);
  for (const visit of visits.values()) {
    const heads = visit.reduce((sum, { quantity }) => sum + quantity, 0);
    const limit = Math.max(...visit.map(({ conditions }) => conditions.groupFrom ?? 0));
    if (heads < limit) return { code: 'GROUP_TOO_SMALL', limit };
  }
  return null;
}

/** As many tickets of each line as may come together, the last ones left out first. */
export function withCompanions<L extends ConditionedLine>(lines: readonly L[]): L[] {
  const remaining = allocateCompanions(lines.map(toTickets));
  return lines.map((line, index) => ({ ...line, quantity: remaining[index]?.quantity ?? 0 }));
}

function toTickets({ priceName, conditions, ...line }: ConditionedLine): TicketsOfVisit {
  const { performanceId, blockId, quantity } = line;
  return { performanceId, blockId, quantity, priceName: priceName.de, together: conditions.together };
}

const hasCompanions = ({
  together,
}: {
  together: NonNullable<PriceConditions['together']>;
}): TicketingError => ({
  code: 'GOES_TOGETHER',
  together,
});
