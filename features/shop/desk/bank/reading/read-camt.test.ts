import { expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const VERSIONS = ['02', '03', '04', '05', '06', '07', '08'];

/** One payment of 15 € as banks write it in a version: from 001.03 amounts stand with the payment, from 001.07 names within a party. */
function entry(
  version: string,
  { cents = 1500, more = '', reference = 'REF-1', side = 'CRDT', currency = 'EUR' } = {},
) {
  const amount = `<Amt Ccy="${currency}">${(cents / 100).toFixed(2)}</Amt>`;
  const state = version === '08' ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>';
  const name = version >= '07' ? '<Pty><Nm>Grüne Schule</Nm></Pty>' : '<Nm>Grüne Schule</Nm>';
  return `<Ntry>${amount}<CdtDbtInd>${side}</CdtDbtInd>${state}<BookgDt><Dt>2026-11-05</Dt></BookgDt>
    <ValDt><Dt>2026-11-06</Dt></ValDt><AcctSvcrRef>${reference}</AcctSvcrRef>
    <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
    <RltdPties><Dbtr>${name}</Dbtr><DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct></RltdPties>
    <RmtInf><Ustrd>Rechnung 2026-</Ustrd><Ustrd>000012 &amp; Gruß</Ustrd></RmtInf>${more}</TxDtls></NtryDtls></Ntry>`;
}
const balance = (code: string, cents: number) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-05</Dt></Dt></Bal>`;
const statement = (version: string, inner: string, prefix = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>1</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${inner}</Stmt></BkToCstmrStmt></Document>`.replace(
    /(<\/?)(?=[A-Z])/g,
    `$1${prefix}`,
  );

function read(text: string) {
  const result = readStatement(bytes(text));
  return result.ok ? result.value : result.error;
}

it.each(VERSIONS)('reads CAMT.053 in version 001.%s', (version) => {
  const entries = entry(version) + entry(version, { side: 'DBIT', reference: 'REF-2', cents: 400 });
  expect(read(statement(version, balance('OPBD', 1000) + balance('CLBD', 2100) + entries))).toMatchObject({
    format: `CAMT.053.001.${version}`,
    pending: 0,
    lines: [
      {
        account: 'DE02120300000000202051',
        bookedOn: '2026-11-05',
        valuedOn: '2026-11-06',
        cents: 1500,
        currency: 'EUR',
        kind: 'credit',
        name: 'Grüne Schule',
        iban: 'DE89370400440532013000',
        text: 'Rechnung 2026- 000012 & Gruß',
        reference: 'REF-1',
      },
      { cents: -400, kind: 'debit', reference: 'REF-2' },
    ],
  });
});

it('reads elements with a prefix, and other encodings by their declaration', () => {
  const prefixed = statement('02', entry('02'), 'n:').replace('xmlns=', 'xmlns:n=');
  expect(read(prefixed)).toMatchObject({ lines: [{ name: 'Grüne Schule' }] });
  const latin = statement('02', entry('02')).replace('UTF-8', 'ISO-8859-1');
  const result = readStatement(Uint8Array.from(Buffer.from(latin, 'latin1')));
  expect(result).toMatchObject({ value: { lines: [{ name: 'Grüne Schule' }] } });
});

it('tells a collective booking in its payments where they come to it', () => {
  const part = (cents: number, name: string) =>
    `<TxDtls><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>BS-${name}</Ustrd></RmtInf></TxDtls>`;
  const batch = (cents: number) =>
    `<Ntry><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-05</Dt></BookgDt><AcctSvcrRef>B1</AcctSvcrRef><NtryDtls>${part(1000, 'AAA')}${part(500, 'BBB')}</NtryDtls></Ntry>`;
  expect(read(statement('04', batch(1500)))).toMatchObject({
    lines: [
      { cents: 1000, name: 'AAA', reference: 'B1/1' },
      { cents: 500, name: 'BBB', reference: 'B1/2' },
    ],
  });
  expect(read(statement('04', batch(1499)))).toMatchObject({
    lines: [{ cents: 1499, name: '', text: 'BS-AAA BS-BBB' }],
  });
});

it('marks what came back, leaves foreign money unchanged, and leaves announced lines out', () => {
  const returned = entry('02', { side: 'DBIT', more: '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' });
  const reversal = entry('02', { reference: 'R2' }).replace('<Sts>', '<RvslInd>true</RvslInd><Sts>');
  const pending = entry('02', { reference: 'R3' }).replace('>BOOK<', '>PDNG<');
  const foreign = entry('02', { reference: 'R4', currency: 'USD' });
  expect(read(statement('02', returned + reversal + pending + foreign))).toMatchObject({
    pending: 1,
    lines: [
      { kind: 'return', cents: -1500, text: expect.stringContaining('AC04') },
      { kind: 'return', cents: 1500 },
      { kind: 'credit', currency: 'USD' },
    ],
  });
});

it('refuses what is cut off, another message, or does not come to its balances', () => {
  const whole = statement('08', balance('OPBD', 0) + balance('CLBD', 1500) + entry('08'));
  for (const length of [whole.length - 12, 900, 300])
    expect(read(whole.slice(0, length))).toMatchObject({ code: 'CUT_OFF' });
  expect(
    read(
      whole.replace(
        '>15.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>',
        '>14.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>',
      ),
    ),
  ).toEqual({
    code: 'DOES_NOT_ADD_UP',
  });
  expect(read(whole.replace('camt.053.001.08', 'camt.052.001.08'))).toEqual({
    code: 'OTHER_MESSAGE',
    message: 'camt.052.001.08',
  });
  expect(read(whole.replace('camt.053.001.08', 'camt.053.001.13'))).toMatchObject({ code: 'OTHER_MESSAGE' });
  expect(read(whole.replace('<Document', '<!DOCTYPE x [<!ENTITY a "b">]><Document'))).toEqual({
    code: 'NO_STATEMENT',
  });
  expect(read('<html></html>')).toEqual({ code: 'NO_STATEMENT' });
  expect(
    read(
      whole
        .replace('2026-11-05', '2026-13-05')
        .replace('2026-11-05</Dt></BookgDt>', '2026-13-05</Dt></BookgDt>')
        .replace('2026-11-06', 'x')
        .replaceAll('2026-11-05', 'x'),
    ),
  ).toEqual({
    code: 'LINE_UNREADABLE',
    line: null,
  });
});
