import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { paymentPolicy } from '#app/document/payment-policy.ts';
import { staticPart } from '#app/document/static-part.server.tsx';
import { formOutcome, titleOfForm } from '#app/form-outcome.server.ts';
import { FRESH_SECONDS } from '#app/fresh-seconds.ts';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { redirect } from '#app/site-redirect.server.ts';
import type { CartReceipt } from '#features/box-office/ticketing/index.ts';
import { sharePicturePath } from '#features/core/artwork/index.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { programmeTag } from '#features/core/resources/cache-tags.ts';
import { seriesTag } from '#features/programme/calendar/detail/cache-tags.ts';
import {
  type ChosenPrice,
  loadSeriesPage,
  putSeriesInCart,
  type SeriesBooking,
} from '#features/programme/series/index.server.ts';
import {
  SeriesBookingReport,
  type SeriesRefusal,
  SeriesRefusalNote,
  WholeSeries,
  WholeSeriesSale,
} from '#features/programme/series/index.ts';
import {
  SeriesDescription,
  SeriesHead,
  SeriesProgramme,
} from '#features/programme/series/screens/series-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { parseDigits, parseId } from '#lib/query-parameters.ts';
import { formatDay } from '#lib/venue-time.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import { StaticPart } from '#ui/static-part.tsx';
import { buyerOf, startSession } from '../shop/buyer.server.ts';
import { ORDER_KEY } from '../shop/order-key.ts';
import { redirectToCart } from '../shop/redirect-to-cart.server.ts';
import { outsideOrigin } from '../shop/test-sale.server.ts';
import { appendCart, visitorCart } from '../shop/visitor-cart.server.ts';
import type { Route } from './+types/series.ts';
import { entityPage } from './entity-page.server.tsx';
import { loadByCanonicalPath } from './load-by-canonical-path.server.ts';

export const handle: PageHandle = {
  bodyClass: 'none',
  freshSeconds: FRESH_SECONDS.availability,
  policy: paymentPolicy,
};

const FORM = z.looseObject({ key: text() });
/** Prices of one series; more than any has. */
const MAX_PRICES = 30;
const outcome = formOutcome<{
  booking: SeriesBooking['dates'] | null;
  orderKey: string | null;
  typed: Record<string, number>;
  refusal: SeriesRefusal | null;
}>();
const NOTHING_TYPED = { typed: {}, refusal: null };

export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = pageContext(context);
  const { services, language, scope } = visit;
  const { id, page, art, alternates, translations } = await loadByCanonicalPath(
    'series',
    params,
    visit,
    (id) => loadSeriesPage(services, id, language),
  );
  scope.share(seriesTag(), programmeTag());
  const { title, subline } = page.series;
  visit.head.sharePicture = sharePicturePath(art.type, art.slug);
  const { series, dates, isBookable, whole } = page;
  const entity = await entityPage(visit, { kind: 'series', id, title: title.text });
  const sent = outcome.of(context);
  const named = dates.map(({ id, day }) => ({ id, day: formatDay(day, language, { year: false }) }));
  return {
    head: entity.part('series-head', <SeriesHead series={series} />),
    description: entity.part('series-description', <SeriesDescription series={series} />),
    programme: staticPart(
      visit,
      'series-programme',
      <SeriesProgramme page={page} language={language} today={services.clock.today()} />,
    ),
    isBookable,
    paymentOrigin: outsideOrigin(visit),
    whole,
    path: series.path,
    dateCount: dates.length,
    typed: sent?.typed ?? {},
    orderKey: sent?.orderKey ?? null,
    report: sent?.booking && {
      html: staticPart(
        visit,
        'series-report',
        <SeriesBookingReport dates={named} booking={sent.booking} language={language} />,
      ),
    },
    refusal: sent?.refusal && {
      html: staticPart(visit, 'series-refusal', <SeriesRefusalNote refusal={sent.refusal} />),
    },
    alternates,
    translations,
    ...entity.inFrame(),
    breadcrumb: [
      { name: i18nFor(language)._(msg`All series`), path: pathTo('seriesList', language) },
      { name: title.text, path: alternates[language] },
    ],
    meta: {
      title: titleOfForm(context, language, title.text.replaceAll('\u00ad', '')),
      description: subline.text,
    },
  };
}

/**
 * Books the whole series. Its page is cached for everybody and has no idempotency key: the first press is answered with a
 * key and one button, as in the shop (docs/decisions/0017), whose repetition is idempotent. Then it shows the cart when
 * every date is in it, else the page with the result of each date.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const { services, language, scope } = page;
  scope.markPrivate();
  const form = await readForm(FORM, request);
  const key = form.ok ? form.value.key : '';
  const buyer = await buyerOf(request, page, key);
  const tickets = form.ok ? chosenIn(form.value) : [];
  const typed = Object.fromEntries(tickets.map(({ priceId, quantity }) => [priceId, quantity]));
  if (!ORDER_KEY.test(key))
    return outcome.answer(
      context,
      { ...NOTHING_TYPED, booking: null, orderKey: services.ids.token(), typed },
      startSession(page, buyer),
    );
  if (buyer.session === null) return redirectToCart(page, { message: 'COOKIES_BLOCKED' });
  const cart = visitorCart(page, request);
  const seriesRequest = { seriesId: parseId(params.id) ?? 0, tickets, cart, buyer, language };
  const put = await putSeriesInCart(services, seriesRequest);
  if (put.ok) throw redirect(`/webshop?lang=${language}`, { status: 303, headers: cookiesOf(put.value) });
  const { error } = put;
  if (error.refusal) {
    // Its form comes back to be sent again.
    const again = { booking: null, orderKey: services.ids.token(), typed, refusal: error.refusal };
    return outcome.answer(context, again, { status: 409 });
  }
  const dates = { ...NOTHING_TYPED, booking: error.dates, orderKey: null };
  return outcome.answer(context, dates, { status: 409, headers: cookiesOf(error.cart) });

  function cookiesOf(held: CartReceipt | null): Headers {
    const headers = new Headers();
    return held ? appendCart(headers, page, held) : headers;
  }
}

/** The quantity of each price of the whole, with the displayed amount. A repeated field is ignored. */
function chosenIn(form: Record<string, unknown>): ChosenPrice[] {
  return Object.entries(form)
    .filter(([name]) => name.startsWith('quantity-'))
    .slice(0, MAX_PRICES)
    .flatMap(([name, value]) => {
      const priceId = parseId(name.slice('quantity-'.length));
      const quantity = typeof value === 'string' ? parseDigits(value.trim() || '0') : null;
      const seen = form[`cents-${priceId}`];
      const cents = typeof seen === 'string' ? parseDigits(seen) : null;
      return priceId === null || quantity === null || cents === null ? [] : [{ priceId, quantity, cents }];
    });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function Series({ loaderData }: Route.ComponentProps) {
  const { head, description, programme, isBookable, whole, report, refusal, ...sale } = loaderData;
  const { path, dateCount, typed, orderKey } = sale;
  return (
    <article>
      <StaticPart name="series-head" html={head} />
      <div className="wrap detail">
        <StaticPart name="series-description" html={description} />
        {whole ? (
          <WholeSeriesSale
            path={path}
            whole={whole}
            orderKey={orderKey}
            typed={typed}
            refusal={refusal ? <StaticPart name="series-refusal" html={refusal.html} /> : null}
          />
        ) : isBookable || report ? (
          <WholeSeries
            path={path}
            count={dateCount}
            isBookable={isBookable}
            report={report ? <StaticPart name="series-report" html={report.html} /> : null}
            orderKey={orderKey}
          />
        ) : null}
        <StaticPart name="series-programme" html={programme} />
      </div>
    </article>
  );
}
