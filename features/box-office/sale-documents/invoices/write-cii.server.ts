import XMLBuilder from 'fast-xml-builder';
import { cleanText } from '#lib/clean-text.ts';
import { siteCurrencyCode } from '#lib/site-formats.ts';
import type { Day } from '#lib/venue-time.ts';
import type { EInvoice, Tax } from './e-invoice.ts';

/** XRechnung 3.0, the German form of EN 16931, in the syntax "Cross Industry Invoice". */
const GUIDELINE = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const COUNTRY = 'DE';
/** Code lists: UNTDID 1001, UNTDID 4461, and "one" of UN/ECE Rec 20. */
const TYPE = { invoice: '380', 'credit-note': '381' };
const SEPA_TRANSFER = '58';
const PIECE = 'C62';
/** A price of one ticket without VAT is no whole number of cents. */
const PRICE_DIGITS = 6;

const xml = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });

/** An e-invoice as its XML. The order of elements is that of the schema. */
export function writeCii(invoice: EInvoice): string {
  return xml.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    'rsm:CrossIndustryInvoice': {
      '@_xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
      '@_xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
      '@_xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
      '@_xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
      'rsm:ExchangedDocumentContext': {
        'ram:BusinessProcessSpecifiedDocumentContextParameter': { 'ram:ID': PROCESS },
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': GUIDELINE },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': invoice.number,
        'ram:TypeCode': TYPE[invoice.kind],
        'ram:IssueDateTime': { 'udt:DateTimeString': date(invoice.issuedOn) },
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': invoice.lines.map(line),
        'ram:ApplicableHeaderTradeAgreement': agreement(invoice),
        'ram:ApplicableHeaderTradeDelivery': invoice.period
          ? {
              'ram:ActualDeliverySupplyChainEvent': {
                'ram:OccurrenceDateTime': { 'udt:DateTimeString': date(invoice.period.last) },
              },
            }
          : '',
        'ram:ApplicableHeaderTradeSettlement': settlement(invoice),
      },
    },
  });
}

function line({ name, detail, quantity, netCents, ...tax }: EInvoice['lines'][number], index: number) {
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': index + 1 },
    'ram:SpecifiedTradeProduct': {
      'ram:Name': cleanText(name),
      ...(detail === '' ? {} : { 'ram:Description': cleanText(detail) }),
    },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': {
        'ram:ChargeAmount': (netCents / 100 / quantity).toFixed(PRICE_DIGITS),
      },
    },
    'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': { '#text': quantity, '@_unitCode': PIECE } },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': taxed(tax),
      'ram:SpecifiedTradeSettlementLineMonetarySummation': { 'ram:LineTotalAmount': amount(netCents) },
    },
  };
}

function agreement({ seller, buyer, contact, buyerReference, orderNumber, purchaseOrder }: EInvoice) {
  return {
    'ram:BuyerReference': cleanText(buyerReference),
    'ram:SellerTradeParty': {
      // A number is asked for by which who sells is known, and one for VAT counts; not each venue has one (BR-CO-26).
      ...(!seller.vatId && seller.taxNumber ? { 'ram:ID': seller.taxNumber } : {}),
      'ram:Name': cleanText(seller.name),
      'ram:DefinedTradeContact': {
        'ram:PersonName': cleanText(seller.name),
        'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': cleanText(contact.phone) },
        'ram:EmailURIUniversalCommunication': { 'ram:URIID': cleanText(contact.email) },
      },
      'ram:PostalTradeAddress': address(seller),
      'ram:URIUniversalCommunication': {
        'ram:URIID': { '#text': cleanText(contact.email), '@_schemeID': 'EM' },
      },
      'ram:SpecifiedTaxRegistration': [
        ...(seller.vatId ? [{ 'ram:ID': { '#text': seller.vatId, '@_schemeID': 'VA' } }] : []),
        ...(seller.taxNumber ? [{ 'ram:ID': { '#text': seller.taxNumber, '@_schemeID': 'FC' } }] : []),
      ],
    },
    'ram:BuyerTradeParty': {
      'ram:Name': cleanText(buyer.name),
      ...(buyer.contact ? { 'ram:DefinedTradeContact': { 'ram:PersonName': cleanText(buyer.contact) } } : {}),
      'ram:PostalTradeAddress': address(buyer),
      'ram:URIUniversalCommunication': {
        'ram:URIID': { '#text': cleanText(buyer.address.id), '@_schemeID': buyer.address.scheme },
      },
    },
    'ram:SellerOrderReferencedDocument': { 'ram:IssuerAssignedID': orderNumber },
    ...(purchaseOrder
      ? { 'ram:BuyerOrderReferencedDocument': { 'ram:IssuerAssignedID': cleanText(purchaseOrder) } }
      : {}),
  };
}

function address({ street, postalCode, city }: { street: string; postalCode: string; city: string }) {
  return {
    'ram:PostcodeCode': cleanText(postalCode),
    'ram:LineOne': cleanText(street),
    'ram:CityName': cleanText(city),
    'ram:CountryID': COUNTRY,
  };
}

function settlement({
  seller,
  orderNumber,
  vat,
  allowances,
  period,
  dueOn,
  terms,
  totals,
  answers,
}: EInvoice) {
  return {
    'ram:PaymentReference': orderNumber,
    'ram:InvoiceCurrencyCode': siteCurrencyCode(),
    'ram:SpecifiedTradeSettlementPaymentMeans': {
      'ram:TypeCode': SEPA_TRANSFER,
      'ram:PayeePartyCreditorFinancialAccount': { 'ram:IBANID': seller.iban },
      ...(seller.bic
        ? { 'ram:PayeeSpecifiedCreditorFinancialInstitution': { 'ram:BICID': seller.bic } }
        : {}),
    },
    'ram:ApplicableTradeTax': vat.map(({ netCents, vatCents, reason, category, basisPoints }) => ({
      'ram:CalculatedAmount': amount(vatCents),
      'ram:TypeCode': 'VAT',
      ...(reason === null ? {} : { 'ram:ExemptionReason': reason }),
      'ram:BasisAmount': amount(netCents),
      'ram:CategoryCode': category,
      'ram:RateApplicablePercent': percent(basisPoints),
    })),
    ...(period
      ? {
          'ram:BillingSpecifiedPeriod': {
            'ram:StartDateTime': { 'udt:DateTimeString': date(period.first) },
            'ram:EndDateTime': { 'udt:DateTimeString': date(period.last) },
          },
        }
      : {}),
    'ram:SpecifiedTradeAllowanceCharge': allowances.map(({ netCents, reason, ...tax }) => ({
      'ram:ChargeIndicator': { 'udt:Indicator': 'false' },
      'ram:ActualAmount': amount(netCents),
      'ram:Reason': cleanText(reason),
      'ram:CategoryTradeTax': taxed(tax),
    })),
    'ram:SpecifiedTradePaymentTerms': {
      'ram:Description': cleanText(terms),
      ...(dueOn ? { 'ram:DueDateDateTime': { 'udt:DateTimeString': date(dueOn) } } : {}),
    },
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': amount(totals.linesCents),
      'ram:AllowanceTotalAmount': amount(totals.allowancesCents),
      'ram:TaxBasisTotalAmount': amount(totals.netCents),
      'ram:TaxTotalAmount': { '#text': amount(totals.vatCents), '@_currencyID': siteCurrencyCode() },
      'ram:GrandTotalAmount': amount(totals.grossCents),
      'ram:TotalPrepaidAmount': amount(totals.paidCents),
      'ram:DuePayableAmount': amount(totals.dueCents),
    },
    ...(answers === null ? {} : { 'ram:InvoiceReferencedDocument': { 'ram:IssuerAssignedID': answers } }),
  };
}

const taxed = ({ category, basisPoints }: Tax) => ({
  'ram:TypeCode': 'VAT',
  'ram:CategoryCode': category,
  'ram:RateApplicablePercent': percent(basisPoints),
});
const percent = (basisPoints: number): string => (basisPoints / 100).toFixed(2);
const amount = (cents: number): string => (cents / 100).toFixed(2);
/** Format 102 of UNTDID 2379. */
const date = (day: Day) => ({ '#text': day.replaceAll('-', ''), '@_format': '102' });
