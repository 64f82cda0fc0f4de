import { isIban } from './iban.ts';

/** A transfer in euros to an account. */
export interface CreditTransfer {
  /** Of the account's holder. */
  name: string;
  /** Capitals, without spaces. */
  iban: string;
  bic: string | null;
  cents: number;
  /** Text by which the payee recognises the payment. */
  remittance: string;
}

const MAX_NAME = 70;
const MAX_REMITTANCE = 140;
const MAX_CENTS = 99_999_999_999;
/** Bytes that version 13 holds at error level M, the largest code that the guideline allows. */
const MAX_BYTES = 331;
/** Countries of the EEA by the start of an IBAN: banks elsewhere are found by their BIC alone. */
const EEA = /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IE|IS|IT|LI|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK)/;
const BIC = /^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/;

/**
 * Text of the QR code from which banking apps fill in a transfer (EPC069-12, called GiroCode in Germany); `null` where the guideline
 * allows none. A longer name is cut, as banks cut it; a longer remittance is refused, because its end may be the reference.
 */
export function giroCode({ name, iban, bic, cents, remittance }: CreditTransfer): string | null {
  const payee = [...onOneLine(name)].slice(0, MAX_NAME).join('').trim();
  const reference = onOneLine(remittance);
  const hasBank = bic === null ? EEA.test(iban) : BIC.test(bic);
  if (payee === '' || !isIban(iban) || !hasBank) return null;
  if (!Number.isInteger(cents) || cents < 1 || cents > MAX_CENTS) return null;
  if ([...reference].length > MAX_REMITTANCE) return null;
  const head = ['BCD', '002', '1', 'SCT'];
  // Purpose and structured reference are empty; the text is the last element and ends without a line break.
  const text = [...head, bic ?? '', payee, iban, `EUR${(cents / 100).toFixed(2)}`, '', '', reference]
    .join('\n')
    .trimEnd();
  return new TextEncoder().encode(text).length > MAX_BYTES ? null : text;
}

/** Joins lines, because each line of the code is its own element. */
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
