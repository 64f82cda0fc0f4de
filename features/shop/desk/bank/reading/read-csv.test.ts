import { expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const windows1252 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));

function linesOf(bytes: Uint8Array) {
  const read = readStatement(bytes);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const LINE = {
  bookedOn: '2026-11-05',
  cents: 123_450,
  currency: 'EUR',
  kind: 'credit',
  text: expect.stringContaining('BS-7K4-Q29'),
};

const SPARKASSE_HEAD =
  '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"';
const sparkasse = (
  more = '',
  { amount = '1.234,50', kind = 'GUTSCHR. UEBERWEISUNG', info = 'Umsatz gebucht' } = {},
) =>
  `"DE02120300000000202051";"05.11.26";"05.11.26";"${kind}";"BS-7K4-Q29${more}";"";"";"";"";"";"";"Grüne Schule";"DE89370400440532013000";"X";"${amount}";"EUR";"${info}"`;

it.each([
  ['Sparkasse', `${SPARKASSE_HEAD}\r\n${sparkasse()}\r\n`, 'Grüne Schule'],
  [
    'Deutsche Bank',
    'Umsätze Girokonto;;;Kundennummer: 100\nIBAN;DE02 1203 0000 0000 2020 51\nLetzter Kontostand;;;;1,00;EUR\nBuchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;Kundenreferenz;Mandatsreferenz ;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung\n5.11.2026;5.11.2026;SEPA-Überweisung von;Grüne Schule;Rechnung BS-7K4-Q29;DE89370400440532013000;X;;;;;;;1;;;1.234,50;EUR\nKontostand;30.11.2026;;;1,00;EUR\n',
    'Grüne Schule',
  ],
  [
    'Commerzbank',
    'Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Kontoinhaber;Kategorie\n05.11.2026;05.11.2026;Gutschrift;Grüne Schule Rechnung BS-7K4-Q29 End-to-End-Ref.: X;1234,5;EUR;DE02120300000000202051;\n',
    '',
  ],
  [
    'DKB',
    '"Girokonto";"DE02120300000000202051"\n""\n"Kontostand vom 30.11.2026:";"1,00 €"\n""\n"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"\n"05.11.26";"05.11.26";"Gebucht";"Grüne Schule";"Buntspecht";"BS-7K4-Q29";"Eingang";"DE89370400440532013000";"1.234,50 €";"";"";""\n"06.11.26";"";"Vorgemerkt";"Anna";"Buntspecht";"X";"Eingang";"";"5";"";"";""\n',
    'Grüne Schule',
  ],
  [
    'ING',
    'Umsatzanzeige;Datei erstellt am: 30.11.2026 12:00\n\nIBAN;DE02 1203 0000 0000 2020 51\nSaldo;1,00;EUR\n\nBuchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung\n05.11.2026;05.11.2026;Grüne Schule;Gutschrift;BS-7K4-Q29;1,00;EUR;1.234,50;EUR\n',
    'Grüne Schule',
  ],
  [
    'Volksbank',
    'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz\nKonto;DE02120300000000202051;X;VR;05.11.2026;05.11.2026;Grüne Schule;DE89370400440532013000;X;Überweisungsgutschr.;BS-7K4-Q29;1.234,50;EUR;1,00;;;;\n',
    'Grüne Schule',
  ],
  [
    'Erste Bank und Sparkasse (AT)',
    'Buchungsdatum,Partner Name,Partner IBAN,BIC/SWIFT,Betrag,Währung,Buchungs-Details,Buchungsreferenz\n05.11.2026,Grüne Schule,AT611904300234573201,X,"1.234,50",EUR,BS-7K4-Q29,201112611050001\n',
    'Grüne Schule',
  ],
  [
    'Raiffeisen (AT)',
    '05.11.2026;"Auftraggeber: Grüne Schule Zahlungsreferenz: BS-7K4-Q29 IBAN Auftraggeber: AT611904300234573201";05.11.2026;1.234,50;EUR;05.11.2026 03:14:15:926\n',
    'Grüne Schule',
  ],
])('reads a table of %s, in either encoding', (bank, table, name) => {
  for (const bytes of [utf8(`\ufeff${table}`), windows1252(table.replaceAll('€', '\u0080'))]) {
    const { format, lines } = linesOf(bytes);
    expect(format).toBe(bank);
    expect(lines).toEqual([expect.objectContaining({ ...LINE, name })]);
  }
});

it('reads francs of Swiss banks, with the parts of a collective booking', () => {
  const postfinance =
    'Datum von:;="01.11.2026"\nKonto:;="CH9300762011623852957"\nWährung:;="CHF"\n\nDatum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie\n\n05.11.2026;Gutschrift;GUTSCHRIFT VON SCHULE BS-7K4-Q29;1234.5;;;\n04.11.2026;Lastschrift;Miete;;-20;;\n\nDisclaimer:;Ohne Gewähr\n';
  expect(linesOf(utf8(postfinance)).lines).toMatchObject([
    { ...LINE, currency: 'CHF', account: 'CH9300762011623852957' },
    { cents: -2000, kind: 'debit' },
  ]);
  const zkb =
    '"Datum";"Buchungstext";"Whg";"Betrag Detail";"ZKB-Referenz";"Referenznummer";"Belastung CHF";"Gutschrift CHF";"Valuta";"Saldo CHF";"Zahlungszweck"\n"05.11.2026";"Gutschriften (2)";"CHF";"";"Z1";"";"";"1254.50";"05.11.2026";"9";""\n"";"Schule";"CHF";"1234.50";"";"";"";"";"";"";"BS-7K4-Q29"\n"";"Anna";"CHF";"20.00";"";"";"";"";"";"";"BS-AAA-BBB"\n';
  expect(linesOf(utf8(zkb)).lines).toMatchObject([
    { ...LINE, currency: 'CHF', reference: 'Z1/1' },
    { cents: 2000, reference: 'Z1/2', text: 'Anna BS-AAA-BBB' },
  ]);
});

it('leaves announced lines to a later file, and marks what came back', () => {
  const { lines, pending } = linesOf(
    utf8(
      [
        SPARKASSE_HEAD,
        sparkasse(),
        sparkasse('', { info: 'Umsatz vorgemerkt' }),
        sparkasse(' RUECKLASTSCHRIFT', { amount: '-15,00', kind: 'FOLGELASTSCHRIFT' }),
        sparkasse(' Rückbuchung bitte', { amount: '15,00' }),
        sparkasse('', { amount: '15,00', kind: 'RETOURE' }),
        '',
      ].join('\n'),
    ),
  );
  expect(pending).toBe(1);
  expect(lines.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['credit', 123_450],
    ['return', -1500],
    ['credit', 1500],
    ['return', 1500],
  ]);
});

it('refuses what is cut off, unreadable or no statement, and says where', () => {
  const whole = [SPARKASSE_HEAD, sparkasse(), sparkasse(' zwei')].join('\n');
  const errorOf = (text: string | Uint8Array) => {
    const read = readStatement(typeof text === 'string' ? utf8(text) : text);
    return read.ok ? read.value.lines.length : read.error;
  };
  expect(errorOf(whole)).toBe(2);
  // Wherever it is cut, nothing is taken in for less than it was.
  for (let length = whole.length - 1; length > SPARKASSE_HEAD.length; length -= 1) {
    const read = readStatement(utf8(whole.slice(0, length)));
    const amounts = read.ok ? read.value.lines.map(({ cents }) => cents) : [];
    expect(amounts.every((cents) => cents === 123_450)).toBe(true);
  }
  expect(errorOf(whole.slice(0, -40))).toMatchObject({ code: 'CUT_OFF' });
  expect(errorOf(whole.replace('05.11.26', '05.13.26'))).toEqual({ code: 'LINE_UNREADABLE', line: 2 });
  expect(errorOf(whole.replace('1.234,50', 'viel'))).toEqual({ code: 'LINE_UNREADABLE', line: 2 });
  expect(errorOf('Name;Ort\nAnna;Berlin\n')).toEqual({ code: 'NO_STATEMENT' });
  expect(errorOf(' \n')).toEqual({ code: 'EMPTY' });
  expect(errorOf(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 1))).toEqual({ code: 'NO_TEXT' });
});
