import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { fail, type Result, succeed } from '#lib/result.ts';
import { type CamtEntry, type CamtStatement, entryLines, isBooked, signedCents } from './camt-entry.ts';
import { type BankLine, MAX_STATEMENT_LINES, type Statement, type StatementError } from './statement.ts';

const MESSAGE = /urn:(?:iso:std:iso:20022:tech:)?(?:xsd:)?((?:camt|pain)\.\d{3}\.\d{3}\.\d{2})/;
const READABLE = /^camt\.053\.001\.0[2-8]$/;
const HEAD = 4000;
const LISTS = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Bal', 'Ustrd', 'Strd', 'AddtlRmtInf']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => LISTS.has(name),
});

/**
 * Reads bank statements in CAMT.053, versions 001.02 to 001.08. A file that is no whole XML ends too early; lines that do not lead from the
 * opening to the closing balance are not all of them.
 */
export function readCamt(xml: string): Result<Statement, StatementError> {
  const kind = MESSAGE.exec(xml.slice(0, HEAD))?.[1];
  if (kind === undefined || /<!DOCTYPE/i.test(xml.slice(0, HEAD))) return fail({ code: 'NO_STATEMENT' });
  if (!READABLE.test(kind)) return fail({ code: 'OTHER_MESSAGE', message: kind });
  const valid = XMLValidator.validate(xml);
  if (valid !== true) return fail({ code: 'CUT_OFF', line: valid.err.line });
  const statements: CamtStatement[] = parser.parse(xml)?.Document?.BkToCstmrStmt?.Stmt ?? [];
  const lines: BankLine[] = [];
  let pending = 0;
  for (const statement of statements) {
    const entries = statement.Ntry ?? [];
    pending += entries.filter((entry) => !isBooked(entry)).length;
    for (const entry of entries.filter(isBooked)) {
      const read = entryLines(entry, accountOf(statement));
      if (read === null) return fail({ code: 'LINE_UNREADABLE', line: null });
      lines.push(...read);
      if (lines.length > MAX_STATEMENT_LINES) return fail({ code: 'TOO_MANY_LINES' });
    }
    if (!addsUp(statement)) return fail({ code: 'DOES_NOT_ADD_UP' });
  }
  return succeed({ format: kind.toUpperCase(), lines, pending });
}

const accountOf = ({ Acct }: CamtStatement): string => Acct?.Id?.IBAN ?? Acct?.Id?.Othr?.Id ?? '';

/** Compares balances and lines, where a statement has both balances and all of it is in one currency. */
function addsUp(statement: CamtStatement): boolean {
  const balance = (...codes: string[]) =>
    statement.Bal?.find(({ Tp }) => codes.includes(Tp?.CdOrPrtry?.Cd ?? ''));
  const [opening, closing] = [balance('OPBD', 'PRCD'), balance('CLBD')];
  const booked: CamtEntry[] = (statement.Ntry ?? []).filter(isBooked);
  const currencies = new Set([opening, closing, ...booked].map((each) => each?.Amt?.['@Ccy']));
  if (!opening || !closing || currencies.size !== 1) return true;
  const sum = booked.reduce((all, entry) => all + (signedCents(entry) ?? 0), 0);
  return (signedCents(opening) ?? 0) + sum === signedCents(closing);
}
