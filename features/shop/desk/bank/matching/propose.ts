import { foldedText } from '#lib/folded-text.ts';
import type { OrderState } from '#lib/order-states.ts';
import { invoicesIn, ordersIn } from './mentions.ts';

/** An order that a line may pay. */
export interface Candidate {
  number: string;
  name: string;
  lastName: string;
  organisation: string | null;
  state: OrderState;
  /** Above zero what is still to be paid, below zero what the house owes. */
  openCents: number;
  /** Numbers of its invoices. */
  invoices: readonly string[];
}

/** Why an order is proposed: its number or that of an invoice stands in the text, sum and name are the same, or somebody named it. */
export type ProposalReason =
  | { by: 'staff' }
  | { by: 'order' }
  | { by: 'invoice'; invoice: string }
  | { by: 'sum-and-name' };
/** How the sum fits: all that is open, less, more, or nothing is to be paid. */
export type SumFit = 'exact' | 'part' | 'over' | 'nothing-open';

export interface Proposal {
  order: string;
  /** Of the customer, or the organisation the invoice is to. */
  name: string;
  openCents: number;
  reason: ProposalReason;
  fit: SumFit;
}

/** Facts of a line that orders are matched by. */
export interface MatchedLine {
  id: number;
  cents: number;
  name: string;
  text: string;
  /** Money that came in, in the currency of the house. */
  isBookable: boolean;
  /** Another file may have the same money. */
  isTwin: boolean;
}

export interface Matched {
  proposals: Proposal[];
  /** The one proposal is beyond doubt: named in full, nothing else is, the sum is all that is open, and no other line pays it. */
  isSure: boolean;
}

const MAX_PROPOSALS = 5;
const SHORTEST_NAME = 3;

/** Proposes orders for lines, the earliest line first where two pay the same; rules of docs/product/box-office.md#bank-statements. */
export function proposeOrders(
  lines: readonly MatchedLine[],
  candidates: readonly Candidate[],
): Map<number, Matched> {
  const paid = new Set<string>();
  return new Map(
    lines.map((line) => {
      const named = namedIn(line, candidates);
      const proposals = named.length > 0 ? named : sameSumAndName(line, candidates);
      const [first] = proposals;
      const isSure =
        line.isBookable &&
        !line.isTwin &&
        named.length === 1 &&
        first?.fit === 'exact' &&
        first.isWhole &&
        !paid.has(first.order);
      if (isSure && first) paid.add(first.order);
      return [line.id, { proposals: proposals.slice(0, MAX_PROPOSALS).map(toProposal), isSure }];
    }),
  );
}

type Found = Proposal & { isWhole: boolean };
const toProposal = ({ isWhole: _, ...proposal }: Found): Proposal => proposal;

function namedIn(line: MatchedLine, candidates: readonly Candidate[]): Found[] {
  const orders = ordersIn(line.text);
  const invoices = invoicesIn(line.text);
  return candidates.flatMap((candidate): Found[] => {
    if (orders.includes(candidate.number)) return [found(line, candidate, { by: 'order' }, true)];
    const mention = invoices.find(({ year, sequence }) =>
      candidate.invoices.some((number) => isInvoice(number, year, sequence)),
    );
    if (!mention) return [];
    const invoice =
      candidate.invoices.find((number) => isInvoice(number, mention.year, mention.sequence)) ?? '';
    const isWhole = mention.isWhole || isSameName(line, candidate);
    // A short number is one of an invoice only where something else fits, too.
    if (!isWhole && candidate.openCents !== line.cents) return [];
    return [found(line, candidate, { by: 'invoice', invoice }, isWhole)];
  });
}

const isInvoice = (number: string, year: number, sequence: number): boolean => {
  const [own, place] = number.split('-').map(Number);
  return own === year && place === sequence;
};

function sameSumAndName(line: MatchedLine, candidates: readonly Candidate[]): Found[] {
  if (!line.isBookable) return [];
  return candidates
    .filter(
      (candidate) =>
        candidate.state === 'open' && candidate.openCents === line.cents && isSameName(line, candidate),
    )
    .map((candidate) => found(line, candidate, { by: 'sum-and-name' }, false));
}

function found(line: MatchedLine, candidate: Candidate, reason: ProposalReason, isWhole: boolean): Found {
  return { ...toProposalFor(line.cents, candidate, reason), isWhole };
}

/** The proposal that a sum pays an order. */
export function toProposalFor(cents: number, candidate: Candidate, reason: ProposalReason): Proposal {
  const { number: order, openCents, state } = candidate;
  const isOpen = openCents > 0 && state === 'open';
  const fit: SumFit = !isOpen
    ? 'nothing-open'
    : openCents === cents
      ? 'exact'
      : cents < openCents
        ? 'part'
        : 'over';
  return { order, name: candidate.organisation ?? candidate.name, openCents, reason, fit };
}

/** The last name, or every longer word of the organisation, stands with who paid; banks write `ae` for `ä`. */
function isSameName(line: MatchedLine, { lastName, organisation }: Candidate): boolean {
  const words = new Set(wordsOf(line.name));
  const last = wordsOf(lastName).filter((word) => word.length >= SHORTEST_NAME);
  if (last.length > 0 && last.every((word) => words.has(word))) return true;
  const ofOrganisation = wordsOf(organisation ?? '').filter((word) => word.length > SHORTEST_NAME);
  return ofOrganisation.length > 0 && ofOrganisation.every((word) => words.has(word));
}

/** Bank names come in capitals and often without umlauts. */
const wordsOf = (text: string): string[] =>
  foldedText(text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
