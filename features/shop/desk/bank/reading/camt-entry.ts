import { type Day, dayOf, isDay } from '#lib/venue-time.ts';
import { readIsoAmount } from './read-amount.ts';
import type { BankLine } from './statement.ts';

/** Elements of CAMT.053 that are read, as the parser gives them: all optional, because files are written by others. */
interface Amount {
  '#text'?: string;
  '@Ccy'?: string;
}
interface Signed {
  Amt?: Amount;
  CdtDbtInd?: string;
}
interface Party {
  Nm?: string;
  Pty?: { Nm?: string };
}
interface Account {
  Id?: { IBAN?: string; Othr?: { Id?: string } };
}
interface When {
  Dt?: string;
  DtTm?: string;
}
interface Remittance {
  Ustrd?: string[];
  Strd?: { CdtrRefInf?: { Ref?: string }; AddtlRmtInf?: string[] }[];
}
interface BankCode {
  Domn?: { Fmly?: { SubFmlyCd?: string } };
}
interface Transaction extends Signed {
  Refs?: { AcctSvcrRef?: string; EndToEndId?: string; TxId?: string };
  AmtDtls?: { TxAmt?: { Amt?: Amount } };
  BkTxCd?: BankCode;
  RltdPties?: { Dbtr?: Party; UltmtDbtr?: Party; DbtrAcct?: Account; Cdtr?: Party; CdtrAcct?: Account };
  RmtInf?: Remittance;
  RtrInf?: { Rsn?: { Cd?: string }; AddtlInf?: string | string[] };
  AddtlTxInf?: string;
}
export interface CamtEntry extends Signed {
  Sts?: string | { Cd?: string };
  RvslInd?: string;
  BookgDt?: When;
  ValDt?: When;
  AcctSvcrRef?: string;
  BkTxCd?: BankCode;
  NtryDtls?: { TxDtls?: Transaction[] }[];
  AddtlNtryInf?: string;
}
export interface CamtStatement {
  Acct?: Account;
  Bal?: (Signed & { Tp?: { CdOrPrtry?: { Cd?: string } } })[];
  Ntry?: CamtEntry[];
}

/** Codes of ISO 20022 for money that comes back: returned, unpaid and recalled direct debits and transfers. */
const RETURNS = new Set(['RRTN', 'UPDD', 'UPCT', 'RPCR', 'ARET', 'RIMB', 'PRDD', 'UPCQ']);
const NO_REFERENCE = /^(?:not\s?provided|nonref|none|notprovided)$/i;

/** Tells if the bank has booked an entry, and not only announced it. */
export function isBooked({ Sts }: CamtEntry): boolean {
  const state = typeof Sts === 'string' ? Sts : Sts?.Cd;
  return state === undefined || state === 'BOOK';
}

/** Cents with their sign; `null` where there is no amount to be read. */
export function signedCents({ Amt, CdtDbtInd }: Signed): number | null {
  const cents = readIsoAmount(textOf(Amt));
  if (cents === null || (CdtDbtInd !== 'CRDT' && CdtDbtInd !== 'DBIT')) return null;
  return CdtDbtInd === 'DBIT' ? 0 - cents : cents;
}

/** An amount without attributes is plain text. */
const textOf = (amount: Amount | string | undefined): string =>
  typeof amount === 'string' ? amount : (amount?.['#text'] ?? '');

/**
 * Lines of an entry: one for each payment of a collective booking whose parts come to it, else one for all. `null` for an entry without
 * an amount or a day.
 */
export function entryLines(entry: CamtEntry, account: string): BankLine[] | null {
  const cents = signedCents(entry);
  const bookedOn = dayIn(entry.BookgDt) ?? dayIn(entry.ValDt);
  if (cents === null || bookedOn === null) return null;
  const parts = (entry.NtryDtls ?? []).flatMap(({ TxDtls }) => TxDtls ?? []);
  const shares = parts.map((part) => partCents(part, entry));
  const isSplit =
    parts.length > 1 &&
    shares.every((share) => share !== null) &&
    shares.reduce((all, share) => all + share, 0) === cents;
  const common = { account, bookedOn, valuedOn: dayIn(entry.ValDt), currency: entry.Amt?.['@Ccy'] ?? 'EUR' };
  if (!isSplit) return [{ ...common, ...facts(entry, parts), cents }];
  return parts.map((part, index) => ({
    ...common,
    ...facts(entry, [part], index + 1),
    cents: shares[index] ?? 0,
  }));
}

/** `null` for a part in another currency than the account's. */
function partCents(part: Transaction, entry: CamtEntry): number | null {
  const amount = part.Amt ?? part.AmtDtls?.TxAmt?.Amt;
  if (amount === undefined || (amount['@Ccy'] ?? entry.Amt?.['@Ccy']) !== entry.Amt?.['@Ccy']) return null;
  return signedCents({ Amt: amount, CdtDbtInd: part.CdtDbtInd ?? entry.CdtDbtInd ?? '' });
}

/** Words of an entry with some of its payments; `part`: its place among them. */
function facts(
  entry: CamtEntry,
  parts: readonly Transaction[],
  part?: number,
): Pick<BankLine, 'kind' | 'name' | 'iban' | 'text' | 'reference'> {
  const isDebit = entry.CdtDbtInd === 'DBIT';
  const codes = [entry.BkTxCd, ...parts.map(({ BkTxCd }) => BkTxCd)].map(
    (code) => code?.Domn?.Fmly?.SubFmlyCd,
  );
  const isReturn =
    entry.RvslInd === 'true' ||
    parts.some(({ RtrInf }) => RtrInf !== undefined) ||
    codes.some((code) => code !== undefined && RETURNS.has(code));
  const [first] = parts;
  const sides = first?.RltdPties;
  const own = ofEntry(entry.AcctSvcrRef, part);
  return {
    kind: isReturn ? 'return' : isDebit ? 'debit' : 'credit',
    name: parts.length > 1 ? '' : nameOf(isDebit ? sides?.Cdtr : (sides?.Dbtr ?? sides?.UltmtDbtr)),
    iban: parts.length > 1 ? '' : idOf(isDebit ? sides?.CdtrAcct : sides?.DbtrAcct),
    text: [...parts.flatMap(wordsOf), parts.length === 0 ? entry.AddtlNtryInf : ''].filter(Boolean).join(' '),
    reference: reference(first?.Refs?.AcctSvcrRef) || own,
  };
}

const nameOf = (party: Party | undefined): string => party?.Nm ?? party?.Pty?.Nm ?? '';
const idOf = (account: Account | undefined): string => account?.Id?.IBAN ?? account?.Id?.Othr?.Id ?? '';
const reference = (text: string | undefined): string =>
  text === undefined || NO_REFERENCE.test(text.trim()) ? '' : text.trim();

/** Payments of one entry share its reference: their place tells them apart. */
function ofEntry(text: string | undefined, part: number | undefined): string {
  const own = reference(text);
  return own === '' || part === undefined ? own : `${own}/${part}`;
}

function wordsOf({ RmtInf, Refs, RtrInf, AddtlTxInf }: Transaction): string[] {
  const structured = (RmtInf?.Strd ?? []).flatMap(({ CdtrRefInf, AddtlRmtInf }) => [
    CdtrRefInf?.Ref ?? '',
    ...(AddtlRmtInf ?? []),
  ]);
  const returned = [RtrInf?.Rsn?.Cd ?? '', ...[RtrInf?.AddtlInf ?? []].flat()];
  const words = [...(RmtInf?.Ustrd ?? []), ...structured, reference(Refs?.EndToEndId), ...returned];
  return words.every((word) => !word) ? [AddtlTxInf ?? ''] : words;
}

function dayIn(when: When | undefined): Day | null {
  const day = when?.Dt?.slice(0, 10) ?? when?.DtTm?.slice(0, 10) ?? '';
  if (when?.Dt === undefined && /Z$|[+-]\d{2}:\d{2}$/.test(when?.DtTm ?? '')) {
    const moment = new Date(when?.DtTm ?? '');
    return Number.isNaN(moment.getTime()) ? null : dayOf(moment.toISOString());
  }
  return isDay(day) ? day : null;
}
