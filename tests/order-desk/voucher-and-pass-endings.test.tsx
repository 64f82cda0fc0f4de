import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { addAllMessages } from '#app/all-messages.server.ts';
import { VoucherOrderScreen } from '#features/box-office/credit/gift-vouchers/screens/voucher-order-screen.tsx';
import { PassOrderScreen } from '#features/box-office/passes/screens/pass-order-screen.tsx';
import type {
  OrderPass,
  OrderVoucher,
  PassCancellationCause,
  VoucherCancellationCause,
} from '#features/box-office/ticketing/index.ts';
import { toDeskVoucher } from '#features/shop/desk/orders/desk-voucher.ts';
import { toOrderListing } from '#features/shop/orders/index.server.ts';
import { ORDER } from '#features/shop/orders/order.fixture.ts';
import { OrdersScreen } from '#features/shop/orders/screens/orders-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';

addAllMessages();

const VIEW = {
  ...{ number: 'BS-7K4-Q29', isTest: false, placedAt: ORDER.placedAt, email: 'svenja@post.example' },
  ...{ openCents: 0, isDisputed: false, refundSplit: { onlineCents: 0, tillCents: 0, heldCents: 0 } },
};

const voucher = (cancellationCause: VoucherCancellationCause): OrderVoucher => ({
  ...{ cents: 2500, recipient: '', greeting: '', recipientEmail: null, sendOn: null, sentAt: null },
  ...{ secret: 'a-secret', state: 'cancelled', issued: null, cancellationCause },
  withdrawnAt: cancellationCause === 'withdrawn' ? ORDER.placedAt : null,
});

const pass = (cancellationCause: PassCancellationCause): OrderPass => ({
  ...{ id: 1, name: { de: 'Fünferkarte', en: 'Five visits' }, cents: 4000, vatBasisPoints: 700, visits: 5 },
  ...{ mostCents: null, seriesId: null, series: null, validUntil: '2027-01-19T23:00:00.000Z' },
  ...{ state: 'cancelled', cancellationCause, isPaid: false, leftVisits: 0, claimedVisits: 0 },
});

function words(page: React.ReactNode, language: Language): string {
  return renderToStaticMarkup(<I18nProvider i18n={i18nFor(language)}>{page}</I18nProvider>)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

const voucherPage = (cause: VoucherCancellationCause, language: Language) =>
  words(
    <VoucherOrderScreen
      order={{ ...VIEW, from: 'Svenja', withdrawal: null, voucher: voucher(cause) }}
      language={language}
    />,
    language,
  );

const passPage = (cause: PassCancellationCause, language: Language) =>
  words(
    <PassOrderScreen
      order={{ ...VIEW, hasAccount: true, sum: ORDER.sum, pass: pass(cause) }}
      language={language}
    />,
    language,
  );

function listed(
  what: { voucher: VoucherCancellationCause } | { pass: PassCancellationCause },
  language: Language,
): string {
  const bought = 'voucher' in what ? { voucher: voucher(what.voucher) } : { pass: pass(what.pass) };
  const order = { ...ORDER, tickets: [], ...bought };
  return words(
    <OrdersScreen
      orders={[toOrderListing(order, language)]}
      {...{ page: 1, pages: 1, guestOrders: 0, waiting: null, navigation: null, language }}
    />,
    language,
  );
}

describe('an order of a gift voucher that ended', () => {
  it('says that nobody paid, and of no code: there was none', () => {
    expect(voucherPage('not-paid', 'en')).toMatch(
      /Not paid\. .*wasn’t paid for in time.*nothing left to pay/,
    );
    expect(voucherPage('not-paid', 'de')).toMatch(/Nicht bezahlt\. .*nicht rechtzeitig bezahlt/);
    expect(voucherPage('not-paid', 'en')).not.toMatch(/[Cc]ode|ancelled/);
    expect(voucherPage('not-paid', 'de')).not.toMatch(/Code|storniert/);
  });

  it('says that staff cancelled it, and of no code', () => {
    expect(voucherPage('by-house', 'en')).toMatch(/Cancelled\. .*We’ve cancelled this voucher/);
    expect(voucherPage('by-house', 'de')).toMatch(/Storniert\. .*Wir haben diesen Gutschein storniert/);
    expect(voucherPage('by-house', 'en')).not.toMatch(/[Cc]ode/);
  });

  it('is listed with its cause in the account', () => {
    expect(listed({ voucher: 'withdrawn' }, 'en')).toMatch(/Gift voucher withdrawn/);
    expect(listed({ voucher: 'withdrawn' }, 'de')).toMatch(/Geschenkgutschein widerrufen/);
    expect(listed({ voucher: 'not-paid' }, 'en')).toMatch(/Gift voucher not paid in time/);
    expect(listed({ voucher: 'by-house' }, 'de')).toMatch(/Geschenkgutschein von uns storniert/);
  });

  it('stands with its cause at the desk', () => {
    for (const cause of ['withdrawn', 'by-house', 'not-paid'] as const)
      expect(toDeskVoucher(voucher(cause), { isTest: false })).toMatchObject({
        state: cause,
        canCancel: false,
      });
  });
});

describe('an order of a pass that ended', () => {
  it('says that nobody paid, or that staff cancelled it', () => {
    expect(passPage('not-paid', 'en')).toMatch(/Not paid\. .*wasn’t paid for in time/);
    expect(passPage('not-paid', 'de')).toMatch(/Nicht bezahlt\. .*nicht rechtzeitig bezahlt/);
    expect(passPage('not-paid', 'en')).not.toMatch(/ancelled/);
    expect(passPage('by-house', 'en')).toMatch(/Cancelled\. .*has been cancelled/);
  });

  it('is listed with its cause in the account', () => {
    expect(listed({ pass: 'not-paid' }, 'en')).toMatch(/Five visits not paid in time/);
    expect(listed({ pass: 'by-house' }, 'en')).toMatch(/Five visits cancelled by us/);
  });
});
