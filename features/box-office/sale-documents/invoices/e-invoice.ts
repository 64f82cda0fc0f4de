import { priceSum } from '#features/box-office/prices/index.server.ts';
import type { BillingContents, BillingDocument, BillingLine } from '#features/box-office/ticketing/index.ts';
import { inLanguage, translate } from '#lib/i18n.ts';
import { msg } from '#lib/message.ts';
import { type Day, dayOf, type Instant } from '#lib/venue-time.ts';
import { textsOf } from './invoice-sheet.ts';
import { INVOICE_WORDS } from './invoice-words.ts';
import { shareNet } from './share-net.ts';

/** How something is taxed: at a rate in hundredths of a percent, at none, or exempt with a reason (EN 16931: S, Z, E). */
export interface Tax {
  category: 'S' | 'Z' | 'E';
  basisPoints: number;
}

/** An invoice, or the credit note that answers one, as EN 16931 has it: without VAT line by line, in cents (docs/decisions/0083). */
export interface EInvoice {
  number: string;
  kind: 'invoice' | 'credit-note';
  issuedOn: Day;
  /** The invoice that a credit note answers. */
  answers: string | null;
  /** Reference for the recipient's routing: the number of an authority, their order number, else ours. */
  buyerReference: string;
  purchaseOrder: string | null;
  orderNumber: string;
  seller: BillingContents['seller'];
  contact: { phone: string; email: string };
  buyer: {
    name: string;
    contact: string | null;
    street: string;
    postalCode: string;
    city: string;
    address: { scheme: 'EM' | '0204'; id: string };
  };
  /** The days it is about; `null` where none is known. */
  period: { first: Day; last: Day } | null;
  dueOn: Day | null;
  /** How it is paid, or paid back. */
  terms: string;
  lines: (Tax & { name: string; detail: string; quantity: number; netCents: number })[];
  allowances: (Tax & { reason: string; netCents: number })[];
  vat: (Tax & { netCents: number; vatCents: number; reason: string | null })[];
  totals: {
    linesCents: number;
    allowancesCents: number;
    netCents: number;
    vatCents: number;
    grossCents: number;
    paidCents: number;
    dueCents: number;
  };
}

/** Reasons an invoice cannot be an e-invoice. */
export type MissingInvoiceField =
  | 'RECIPIENT'
  | 'SELLER_ADDRESS'
  | 'SELLER_TAX'
  | 'SELLER_IBAN'
  | 'SELLER_PHONE'
  | 'SELLER_EMAIL';

/** Returns the data an invoice lacks to be an e-invoice; an invoice is immutable, so missing data cannot be added. */
export function missingInvoiceFields({
  seller,
  recipient,
  customer,
}: BillingContents): MissingInvoiceField[] {
  const fields: [MissingInvoiceField, unknown][] = [
    ['RECIPIENT', recipient && (recipient.organisation || customer.name)],
    ['SELLER_ADDRESS', seller.street && seller.postalCode && seller.city],
    ['SELLER_TAX', seller.vatId || seller.taxNumber],
    ['SELLER_IBAN', seller.iban],
    ['SELLER_PHONE', seller.phone],
    ['SELLER_EMAIL', seller.email],
  ];
  return fields.filter(([, there]) => !there).map(([missing]) => missing);
}

/** The document as an e-invoice; `null` where something is missing. `paidCents`: the paid part of an invoice. */
export function eInvoiceOf(document: BillingDocument, { paidCents }: { paidCents: number }): EInvoice | null {
  const { contents } = document;
  const { seller, recipient, customer } = contents;
  const { phone, email } = seller;
  if (missingInvoiceFields(contents).length > 0 || !recipient || !phone || !email) return null;
  const parts = partsOf(contents);
  const sum = (rows: { netCents: number }[]) => rows.reduce((all, { netCents }) => all + netCents, 0);
  const [linesCents, allowancesCents] = [sum(parts.lines), sum(parts.allowances)];
  const vatCents = parts.vat.reduce((all, share) => all + share.vatCents, 0);
  const netCents = linesCents - allowancesCents;
  const grossCents = netCents + vatCents;
  const isInvoice = document.answers === null;
  const paid = isInvoice ? Math.min(paidCents, grossCents) : 0;
  const period = periodOf(contents.lines.flatMap(({ startsAt }) => startsAt ?? []));
  const { leitwegId, reference } = recipient;
  const words = inLanguage(INVOICE_WORDS, contents.language);
  return {
    number: document.number,
    kind: isInvoice ? 'invoice' : 'credit-note',
    issuedOn: dayOf(document.issuedAt),
    answers: document.answers,
    buyerReference: leitwegId ?? reference ?? contents.orderNumber,
    purchaseOrder: reference,
    orderNumber: contents.orderNumber,
    seller,
    contact: { phone, email },
    buyer: {
      name: recipient.organisation || customer.name,
      contact: recipient.organisation ? customer.name || null : null,
      ...{ street: recipient.street, postalCode: recipient.postalCode, city: recipient.city },
      address: leitwegId ? { scheme: '0204', id: leitwegId } : { scheme: 'EM', id: customer.email },
    },
    period,
    dueOn: isInvoice ? (period?.first ?? null) : null,
    terms: isInvoice ? words.transfer(contents.orderNumber) : words.returned,
    ...parts,
    totals: {
      ...{ linesCents, allowancesCents, netCents, vatCents, grossCents },
      ...{ paidCents: paid, dueCents: grossCents - paid },
    },
  };
}

/** Prices contain their VAT, which is that of the sum at a rate; so the net amounts of its lines are shares of that sum. */
function partsOf({ lines, language }: BillingContents): Pick<EInvoice, 'lines' | 'allowances' | 'vat'> {
  const shares = new Map(priceSum(lines).vat.map((share) => [share.basisPoints, share]));
  const netOf = new Map<BillingLine, number>();
  const byRate = Map.groupBy(lines, ({ vatBasisPoints }) => vatBasisPoints);
  const vat = [...byRate].map(([rate, sameRate]) => {
    const { grossCents = 0, vatCents = 0 } = shares.get(rate) ?? {};
    const netCents = grossCents - vatCents;
    const gross = sameRate.map(({ cents, quantity }) => cents * quantity);
    for (const [at, net] of shareNet(gross, { basisPoints: rate ?? 0, netCents }).entries())
      netOf.set(sameRate[at] as BillingLine, net);
    return { ...taxOf(rate), netCents, vatCents, reason: rate === null ? translate(EXEMPT, language) : null };
  });
  const said = lines.map((line) => {
    const { what, detail } = textsOf(line, language);
    return { line, what, detail, netCents: netOf.get(line) ?? 0, ...taxOf(line.vatBasisPoints) };
  });
  return {
    vat,
    lines: said
      .filter(({ line }) => line.cents >= 0)
      .map(({ line, what: name, ...rest }) => ({
        ...fieldsOf(rest),
        name,
        detail: rest.detail,
        quantity: line.quantity,
      })),
    allowances: said
      .filter(({ line }) => line.cents < 0)
      .map(({ what: reason, ...rest }) => ({ ...fieldsOf(rest), reason, netCents: -rest.netCents })),
  };
}

const fieldsOf = ({ category, basisPoints, netCents }: Tax & { netCents: number }) => ({
  ...{ category, basisPoints, netCents },
});

/** Which exemption it is depends on the house; the law wants to be named, whichever it is. */
const EXEMPT = msg`Exempt from VAT under section 4 UStG (German VAT Act)`;

function taxOf(basisPoints: number | null): Tax {
  if (basisPoints === null) return { category: 'E', basisPoints: 0 };
  return { category: basisPoints === 0 ? 'Z' : 'S', basisPoints };
}

function periodOf(starts: Instant[]): EInvoice['period'] {
  const days = starts.map(dayOf).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}
