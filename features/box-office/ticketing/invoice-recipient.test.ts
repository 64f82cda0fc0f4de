import { describe, expect, it } from 'vitest';
import {
  invoiceFaults,
  NO_RECIPIENT,
  normalizeRecipient,
  type RecipientDraft,
  recipientFaults,
  recipientOf,
  SMALL_INVOICE_CENTS,
} from './invoice-recipient.ts';

const SCHOOL: RecipientDraft = {
  organisation: 'Grundschule am Park',
  street: 'Parkweg 3',
  postalCode: '10999',
  city: 'Berlin',
  leitwegId: '',
  reference: '',
};

describe('whom an invoice is for', () => {
  it('need not be said up to 250 euros', () => {
    expect(recipientFaults(NO_RECIPIENT, SMALL_INVOICE_CENTS)).toEqual({});
    expect(recipientOf(NO_RECIPIENT)).toBeNull();
  });

  it('has an address above that, and wherever anything is said', () => {
    const address = { street: 'REQUIRED', postalCode: 'REQUIRED', city: 'REQUIRED' };
    expect(recipientFaults(NO_RECIPIENT, SMALL_INVOICE_CENTS + 1)).toEqual(address);
    expect(recipientFaults({ ...NO_RECIPIENT, reference: 'A 7' }, 100)).toEqual(address);
    expect(recipientFaults(SCHOOL, SMALL_INVOICE_CENTS + 1)).toEqual({});
    expect(recipientFaults({ ...SCHOOL, organisation: '' }, 100)).toEqual({});
  });

  it('is asked of every order on account, and of no other', () => {
    const address = { street: 'REQUIRED', postalCode: 'REQUIRED', city: 'REQUIRED' };
    const dear = SMALL_INVOICE_CENTS + 1;
    expect(invoiceFaults({ paymentMethod: 'on-account' }, dear)).toEqual(address);
    expect(invoiceFaults({ paymentMethod: 'on-account', invoiceRecipient: null }, dear)).toEqual(address);
    const school = recipientOf(SCHOOL);
    expect(invoiceFaults({ paymentMethod: 'on-account', invoiceRecipient: school }, dear)).toEqual({});
    for (const paymentMethod of ['online', 'box-office', 'free', 'test', 'credit'] as const)
      expect(invoiceFaults({ paymentMethod }, dear)).toEqual({});
  });

  it('is an organisation where an authority is sent it, by a number that holds', () => {
    const leitwegId = '04011000-1234512345-06';
    expect(recipientFaults({ ...SCHOOL, leitwegId }, 100)).toEqual({});
    expect(recipientFaults({ ...SCHOOL, leitwegId, organisation: '' }, 100)).toEqual({
      organisation: 'REQUIRED',
    });
    expect(recipientFaults({ ...SCHOOL, leitwegId: '04011000-1234512345-60' }, 100)).toEqual({
      leitwegId: 'INVALID_LEITWEG_ID',
    });
    expect(recipientOf({ ...SCHOOL, leitwegId })).toEqual({ ...SCHOOL, leitwegId, reference: null });
  });

  it('is stored in lines, however it was typed', () => {
    const typed = { ...SCHOOL, city: '  Berlin\u0007\n Mitte ', leitwegId: ' 991-33333test - 33' };
    expect(normalizeRecipient(typed)).toMatchObject({ city: 'Berlin Mitte', leitwegId: '991-33333TEST-33' });
  });

  it('is refused where it is too long for an invoice', () => {
    expect(
      recipientFaults({ ...SCHOOL, organisation: 'x'.repeat(121), reference: 'x'.repeat(61) }, 100),
    ).toEqual({
      organisation: 'TOO_LONG',
      reference: 'TOO_LONG',
    });
  });
});
