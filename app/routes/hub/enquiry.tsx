import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { formOutcome } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { DeskEnquiryScreen, numberField } from '#features/shop/desk/enquiries/screens/enquiry-screen.tsx';
import { closeEnquiry, loadEnquiryPage, makeOffer } from '#features/shop/desk/index.server.ts';
import {
  deskEnquiriesPath,
  deskEnquiryPath,
  deskOrderPath,
  type OfferError,
} from '#features/shop/desk/index.ts';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { isDay } from '#lib/venue-time.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/enquiry.ts';
import { counterProblem } from './counter-problem.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

export const handle: PageHandle = { query: { personal: ['event'] } };

/** With it come the numbers of the prices, which the date names. */
const FORM = z.looseObject({ do: text(), event: text(), seen: text(), day: text() });
type Form = z.output<typeof FORM>;

const outcome = formOutcome<{ problem: MessageDescriptor; event: string; typed: Record<string, string> }>();
const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });
const UNPROCESSABLE = 422;

/** One enquiry of a group for a date, and the offer made for it. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { language, url } = page;
  const sent = outcome.of(args.context);
  const view = await loadView(page, args.params.id, sent?.event ?? url.searchParams.get('event'));
  const query: Record<string, string> = view.date ? { event: String(view.date.jetId) } : {};
  const frame = {
    ...(await deskFrameData(args, 'orders', staff)),
    paths: { de: deskEnquiryPath(view.id, 'de', query), en: deskEnquiryPath(view.id, 'en', query) },
  };
  return hubPage(
    page,
    msg`Group enquiry`,
    <HubFrame frame={frame}>
      <DeskEnquiryScreen
        view={view}
        language={language}
        problem={sent ? i18nFor(language)._(sent.problem) : null}
        typed={sent?.typed ?? {}}
      />
    </HubFrame>,
  );
}

async function loadView({ services, language }: PageContext, id: string, event: string | null) {
  const { db, databaseClock, ticketing } = services;
  const asked = { id: parseId(id) ?? 0, event: parseId(event) };
  const view = await loadEnquiryPage({ db, databaseClock, groups: ticketing.groups }, asked, language);
  if (!view) throw notFound();
  return view;
}

/** Holds places and sends the offer, or notes that the enquiry is done. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language } = page;
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const view = await loadView(page, args.params.id, form.value.event);
  if (form.value.do === 'close') {
    await closeEnquiry(services, staff, view.id);
    throw redirect(deskEnquiriesPath(language));
  }
  const typed = typedOf(form.value);
  const refuse = (problem: MessageDescriptor) =>
    outcome.answer(args.context, { problem, event: form.value.event, typed }, { status: UNPROCESSABLE });
  const { date } = view;
  if (!date) return refuse(msg`Choose a date.`);
  if (!isDay(form.value.day)) return refuse(msg`Choose until when the seats are kept.`);
  const tickets = date.prices
    .map(({ saleTypeId, cents }) => ({
      ...{ saleTypeId, cents },
      quantity: Number(typed[numberField(saleTypeId)] || 0),
    }))
    .filter(({ quantity }) => quantity !== 0);
  if (tickets.length === 0 || tickets.some(({ quantity }) => !Number.isSafeInteger(quantity) || quantity < 0))
    return refuse(msg`Enter how many they are.`);
  const { jetId, seatGroup } = date;
  const { counterCarts } = services;
  if (!counterCarts) throw notFound();
  const offered = await makeOffer({ ...services, counterCarts }, staff, {
    ...{ enquiryId: view.id, seenOrderId: parseId(form.value.seen), lastDay: form.value.day },
    tickets: { jetId, seatGroup, blockId: null, tickets },
  });
  if (!offered.ok) return refuse(problemWords(offered.error));
  throw redirect(deskOrderPath(offered.value.number, language, { done: 'offer' }));
}

const typedOf = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

function problemWords(problem: OfferError): MessageDescriptor {
  switch (problem.code) {
    case 'ALREADY_OFFERED':
      return msg`Nothing was held: a colleague has made an offer in the meantime.`;
    case 'UNKNOWN_ENQUIRY':
      return msg`Nothing was held: this enquiry has been deleted.`;
    case 'LIMIT':
      return msg`Nothing was held: that’s too many for one group.`;
    case 'NOTHING_TO_RESERVE':
      return msg`Nothing was held: what costs nothing needs no offer.`;
    case 'RESERVATION_TOO_LATE':
      return msg`Nothing was held: choose a later day, before the event starts.`;
    case 'RESERVATION_TOO_LONG':
      return msg`Nothing was held: that’s more than a year ahead.`;
    default:
      return counterProblem(problem);
  }
}

export const meta = hubMeta;
export default HubRoute;
