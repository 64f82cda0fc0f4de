import { readdirSync } from 'node:fs';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type PageName, SITE_MAP } from '../features/core/navigation/site-map.ts';
import { LANGUAGES, type Language } from '../lib/localized.ts';
import { secretRoute } from '../lib/secret-paths.ts';

/**
 * The route modules of pages: `routes/site/series-list.tsx` shows the page `seriesList`. Pages without one are found by
 * their path, behind the route for all other addresses (features/website/pages).
 */
const MODULES = new Map(
  ['routes/site', 'routes/account'].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url)).map((file) => [file, `${folder}/${file}`] as const),
  ),
);

function pagesIn(language: Language): RouteConfigEntry[] {
  return (Object.keys(SITE_MAP) as PageName[]).flatMap((name) => {
    const file = MODULES.get(`${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`);
    if (file === undefined) return [];
    const path = SITE_MAP[name][language];
    return route(path === '' ? language : `${language}/${path}`, file, { id: `${language}.${name}` });
  });
}

/** For those who write pages (routes/site/pattern-sheet.tsx). */
const PATTERN_SHEET = { de: 'de/musterbogen', en: 'en/pattern-sheet' };

/** Addresses beside the site map: a series without its slug, what the venue once called its series, what is for staff. */
function otherNamesIn(language: Language): RouteConfigEntry[] {
  return [
    route(`${language}/series/:id`, 'routes/site/series.tsx', { id: `${language}.series without slug` }),
    route(PATTERN_SHEET[language], 'routes/site/pattern-sheet.tsx', { id: `${language}.patternSheet` }),
    route(`${language}/abonnements/*`, 'routes/site/subscriptions.ts', { id: `${language}.subscriptions` }),
  ];
}

/** The webshop and the test shop: the same pages under two names (docs/product/pages.md#webshop-addresses). */
function shopPages(shop: string): RouteConfigEntry[] {
  const page = (step: string, file: string) =>
    route(`${shop}${step}`, `routes/shop/${file}`, { id: `${shop}${step || '/cart'}` });
  const browsing = layout('routes/shop/layout.tsx', { id: `${shop}/layout` }, [
    layout('routes/page-errors.tsx', { id: `${shop}/page-errors` }, [
      page('', 'cart.tsx'),
      page('/add', 'add.tsx'),
      page('/seats', 'seats.tsx'),
      page('/seats/swap', 'swap-seats.tsx'),
      page('/change', 'change.ts'),
      page('/coupon', 'coupon.ts'),
      page('/renew', 'renew.ts'),
      page('/restore', 'restore.ts'),
      ...(shop === 'testshop' ? [page('/end', 'end-test-sale.ts')] : []),
      page('/gift-voucher', 'gift-voucher.tsx'),
      page('/passes', 'passes.tsx'),
      // Groups book seats, which the test shop sells none of.
      ...(shop === 'webshop' ? [page('/groups', 'groups.tsx')] : []),
      // One waits for seats, which the test shop sells none of.
      ...(shop === 'webshop'
        ? [page('/waiting-list', 'waiting-list.tsx'), page(secretRoute('waiting-list'), 'waiting-entry.tsx')]
        : []),
      page('/*', 'legacy-shop-redirects.ts'),
    ]),
  ]);
  const checkout = layout('routes/shop/checkout-layout.tsx', { id: `${shop}/checkout-layout` }, [
    layout('routes/page-errors.tsx', { id: `${shop}/checkout-errors` }, [
      page('/checkout', 'checkout.tsx'),
      page('/checkout/pay', 'pay.tsx'),
      page(secretRoute('payments'), 'payment.tsx'),
      page(secretRoute('orders'), 'order.tsx'),
      // Test purchases cannot be withdrawn from.
      ...(shop === 'webshop' ? [page(secretRoute('orders', '/withdraw'), 'withdraw.tsx')] : []),
      // Orders in the test shop have no seats that could be exchanged.
      ...(shop === 'webshop'
        ? [
            page(secretRoute('orders', '/rebook/:position'), 'rebook.tsx'),
            page(secretRoute('orders', '/seats'), 'order-seats.tsx'),
          ]
        : []),
    ]),
  ]);
  // A ticket fills the screen: nothing stands around it.
  const ticket = layout('routes/page-errors.tsx', { id: `${shop}/ticket-errors` }, [
    page(secretRoute('orders', '/tickets/:position'), 'ticket.tsx'),
  ]);
  return [
    checkout,
    ticket,
    page(secretRoute('orders', '/tickets.pdf'), 'tickets-pdf.ts'),
    page(secretRoute('gift-vouchers', '/voucher.pdf'), 'voucher-pdf.ts'),
    // Tickets from the test shop open no door: no phone needs to store them.
    ...(shop === 'webshop'
      ? [
          page(secretRoute('orders', '/apple-wallet'), 'apple-wallet.ts'),
          page(secretRoute('orders', '/tickets/:position/apple-wallet'), 'apple-wallet.ts'),
          page(secretRoute('orders', '/tickets/:position/google-wallet'), 'google-wallet.ts'),
        ]
      : []),
    page(secretRoute('orders', '/documents/:file'), 'billing-pdf.ts'),
    browsing,
  ];
}

/** Routes of the staff hub, besides the pages themselves (docs/product/editing.md#hub). */
function hubSections(): RouteConfigEntry {
  const room = (path: string, file: string) =>
    route(`cms-hub${path}`, `routes/hub/${file}`, { id: `cms-hub${path || '/pages'}` });
  return layout('routes/hub/layout.tsx', [
    layout('routes/page-errors.tsx', { id: 'cms-hub/page-errors' }, [
      room('', 'pages.tsx'),
      room('/planned', 'planned.tsx'),
      room('/trash', 'trash.tsx'),
      room('/media', 'media.tsx'),
      room('/desk', 'counter.tsx'),
      room('/desk/till', 'till.tsx'),
      room('/desk/bank', 'bank.tsx'),
      room('/orders', 'orders.tsx'),
      room('/orders/:number', 'order.tsx'),
      room('/orders/:number/edit', 'order-edit.tsx'),
      room('/orders/:number/seats', 'order-seats.tsx'),
      room('/orders/:number/rebook/:position', 'rebook.tsx'),
      room('/enquiries', 'enquiries.tsx'),
      room('/enquiries/:id', 'enquiry.tsx'),
      room('/passes', 'passes.tsx'),
      room('/credit', 'credit.tsx'),
      room('/credit/:id', 'credit-account.tsx'),
      room('/events', 'events.tsx'),
      room('/events/:id', 'event.tsx'),
      room('/events/:id/hall', 'event-hall.tsx'),
      room('/events/:id/seats', 'event-seats.tsx'),
      room('/events/:id/door-list', 'door-list.tsx'),
      room('/events/:id/message', 'message.tsx'),
      room('/seating-plans', 'seating-plans.tsx'),
      room('/seating-plans/:plan', 'seating-plan.tsx'),
      room('/passes/:pass/message', 'message.tsx'),
      room('/check-in', 'doors.tsx'),
      room('/check-in/events/:id', 'free-door.tsx'),
      room('/check-in/:event', 'door.tsx'),
      room('/closings', 'closings.tsx'),
      room('/closings/period', 'period.tsx'),
      room('/closings/:day', 'closing.tsx'),
      room('/reports', 'reports.tsx'),
      room('/reports/occupancy/:id', 'occupancy.tsx'),
      room('/reports/donations', 'donations.tsx'),
      room('/reports/donations/:year/:donor', 'donor.tsx'),
      room('/forms', 'forms.tsx'),
      room('/go-live', 'go-live.tsx'),
      room('/handbook', 'handbook.tsx'),
      room('/handbook/:handbook', 'handbook.tsx'),
    ]),
  ]);
}

/** Paths have one spelling each; another one leads to it (app/address-rules.ts). */
function inOneSpelling(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.map(({ children, ...entry }) => ({
    ...entry,
    caseSensitive: true,
    ...(children ? { children: inOneSpelling(children) } : {}),
  }));
}

export default inOneSpelling([
  index('routes/seo/choose-language.ts'),
  layout('routes/shell.tsx', [
    layout('routes/site/layout.tsx', [
      layout('routes/page-errors.tsx', [
        ...LANGUAGES.flatMap(pagesIn),
        ...LANGUAGES.flatMap(otherNamesIn),
        route('*', 'routes/site/page.tsx'),
      ]),
    ]),
    ...shopPages('webshop'),
    ...shopPages('testshop'),
    hubSections(),
    route('cms-hub/orders/:number/documents/:file', 'routes/hub/billing-pdf.ts'),
    route('cms-hub/seating-plans/:plan/:file', 'routes/hub/seating-plan-file.ts'),
    route('cms-hub/reports/donations/:year/confirmations/:file', 'routes/hub/donation-confirmation.ts'),
  ]),
  ...LANGUAGES.map((language) =>
    route(`${language}/overlay`, 'routes/site/overlay.ts', { id: `${language}.overlay` }),
  ),
  ...LANGUAGES.map((language) =>
    route(`${language}/user/sign-out`, 'routes/account/sign-out.ts', { id: `${language}.signOut` }),
  ),
]) satisfies RouteConfig;
