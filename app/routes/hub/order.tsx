import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import {
  cancellationBody,
  cancelPassOfOrder,
  cancelTickets,
  cancelVoucher,
  loadDeskOrderPage,
  passProlongationBody,
  paymentBody,
  prolongPassOfOrder,
  prolongReservation,
  reasonBody,
  recordPayment,
  recordRefund,
  recordReversal,
  refundBody,
  resendTickets,
  reservationBody,
  returnDonation,
  sendPaymentLink,
} from '#features/shop/desk/index.server.ts';
import { type DeskDraft, deskOrderPath } from '#features/shop/desk/index.ts';
import { DeskOrderScreen } from '#features/shop/desk/orders/screens/desk-order-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { parseCents } from '#lib/money.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { fail, type Result } from '#lib/result.ts';
import { isDay } from '#lib/venue-time.ts';
import { readForm, several, text } from '#platform/http/read-form.server.ts';
import type { Services } from '#server/services/services.server.ts';
import type { Route } from './+types/order.ts';
import { deskFrameData, hubPage, pageOutcome, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';
import { type DeskProblem, deskProblem } from './order-problem.ts';

const ORDER_ACTIONS = [
  'pay',
  'pay-other',
  'refund',
  'reverse',
  'cancel',
  'cancel-voucher',
  'cancel-pass',
  'prolong-pass',
  'prolong',
  'return-donation',
  'resend',
  'link',
] as const;
type OrderAction = (typeof ORDER_ACTIONS)[number];
const NEEDS_REFUND: readonly OrderAction[] = ['refund', 'reverse', 'cancel-pass', 'return-donation'];
const MAX_TICKETS = 100;

const FORM = z.object({
  do: z.enum(ORDER_ACTIONS),
  amount: text(),
  open: z.coerce.number().int().optional(),
  means: text(),
  reference: text(),
  reason: text(),
  day: text(),
  payment: z.coerce.number().int().positive().max(MAX_ID).optional(),
  ticket: several(MAX_TICKETS),
});
type Form = z.output<typeof FORM>;

/** Confirmations of completed actions, shown to the staff member. */
const DONE: Record<OrderAction, MessageDescriptor> = {
  pay: msg`Marked as paid. The order is on its way.`,
  'pay-other': msg`Payment recorded. The customer has been notified.`,
  refund: msg`Recorded. The customer has been notified.`,
  reverse: msg`Payment reversed.`,
  cancel: msg`Tickets cancelled. The customer has been notified.`,
  'cancel-voucher': msg`Gift voucher cancelled. The customer has been notified.`,
  'cancel-pass': msg`Pass cancelled. The customer has been notified.`,
  'prolong-pass': msg`Pass extended. The customer has been notified.`,
  prolong: msg`Reservation extended. The customer has been notified.`,
  'return-donation': msg`Donation taken out. The customer has been notified.`,
  resend: msg`Sent.`,
  link: msg`Payment link sent.`,
};
/** Confirmations of actions that have their own page. */
const SOLD = msg`Pass sold and sent by email.`;
const EDITED: Record<string, MessageDescriptor> = {
  add: msg`Tickets added. The customer has been notified.`,
  swap: msg`Price changed. The customer has been notified.`,
  customer: msg`Customer saved.`,
  offer: msg`Offer sent. The places are held.`,
  seats: msg`Seats changed.`,
  'seats-notified': msg`Seats changed. The customer has been notified.`,
};
const REBOOKED = msg`Tickets exchanged. The customer has been notified.`;

const outcome = pageOutcome<DeskDraft>();
const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const sent = outcome.of(args.context);
  const found = { staff, language, draft: sent?.draft ?? null };
  const view = await loadDeskOrderPage(services, args.params.number, found);
  if (!view) throw notFound();
  const doneParam = url.searchParams.get('done');
  const doneAction = ORDER_ACTIONS.find((each) => each === doneParam);
  const done =
    doneParam === null
      ? null
      : doneParam in EDITED
        ? EDITED[doneParam]
        : doneParam === 'rebook'
          ? REBOOKED
          : doneParam === 'sell-pass'
            ? SOLD
            : doneAction && DONE[doneAction];
  const i18n = i18nFor(language);
  const frame = {
    ...(await deskFrameData(args, 'orders', staff)),
    paths: { de: deskOrderPath(view.number, 'de'), en: deskOrderPath(view.number, 'en') },
  };
  return hubPage(
    page,
    msg`Order ${view.number}`,
    <HubFrame frame={frame}>
      <DeskOrderScreen
        view={view}
        language={language}
        problem={sent ? i18n._(sent.problem) : null}
        done={!sent && done ? i18n._(done) : null}
      />
    </HubFrame>,
  );
}

/** Takes money, gives it back, cancels or sends tickets. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { number } = args.params;
  if (NEEDS_REFUND.includes(form.value.do)) await requireStaff(args, 'refund');
  const done = await act(services, staff, number, form.value);
  if (!done.ok) {
    if (done.error.code === 'UNKNOWN_ORDER') throw notFound();
    const draft = draftOf(form.value);
    return outcome.answer(args.context, { problem: deskProblem(done.error), draft }, { status: 422 });
  }
  throw redirect(deskOrderPath(number, language, { done: form.value.do }));
}

async function act(
  services: Services,
  staff: Principal,
  number: string,
  form: Form,
): Promise<Result<unknown, DeskProblem>> {
  switch (form.do) {
    case 'pay':
    case 'pay-other':
    case 'refund': {
      const cents = parseCents(form.amount);
      if (cents === null) return fail({ code: 'NO_AMOUNT' });
      const { means, reference } = form;
      const body = form.do === 'refund' ? refundBody : paymentBody;
      const request = body.safeParse({ cents, means, reference });
      if (!request.success) return fail({ code: cents === 0 ? 'NO_AMOUNT' : 'NO_REFERENCE' });
      const record = form.do === 'refund' ? recordRefund : recordPayment;
      return record(services, staff, number, {
        ...request.data,
        ...(form.do === 'pay-other' ? { openCents: form.open ?? 0 } : {}),
      });
    }
    case 'reverse': {
      const request = reasonBody.safeParse({ reason: form.reason });
      if (!request.success) return fail({ code: 'NO_REASON' });
      return recordReversal(services, staff, number, { paymentId: form.payment ?? 0, ...request.data });
    }
    case 'cancel': {
      if (form.ticket.length === 0) return fail({ code: 'NOTHING_CHOSEN' });
      const tickets = form.ticket.map(Number);
      const request = cancellationBody.safeParse({ tickets, reason: form.reason });
      if (!request.success) return fail({ code: 'NO_REASON' });
      return cancelTickets(services, staff, number, { positions: tickets, reason: request.data.reason });
    }
    case 'cancel-voucher': {
      const request = reasonBody.safeParse({ reason: form.reason });
      if (!request.success) return fail({ code: 'NO_REASON' });
      return cancelVoucher(services, staff, number, request.data);
    }
    case 'cancel-pass': {
      const request = reasonBody.safeParse({ reason: form.reason });
      if (!request.success) return fail({ code: 'NO_REASON' });
      return cancelPassOfOrder(services, staff, number, request.data);
    }
    case 'prolong-pass': {
      const request = passProlongationBody.safeParse({ lastDay: form.day, reason: form.reason });
      if (!request.success) return fail({ code: isDay(form.day) ? 'NO_REASON' : 'NO_DAY' });
      return prolongPassOfOrder(services, staff, number, request.data);
    }
    case 'prolong': {
      const request = reservationBody.safeParse({ lastDay: form.day });
      if (!request.success) return fail({ code: 'NO_DAY' });
      return prolongReservation(services, staff, number, request.data);
    }
    case 'return-donation': {
      const request = reasonBody.safeParse({ reason: form.reason });
      if (!request.success) return fail({ code: 'NO_REASON' });
      return returnDonation(services, staff, number, request.data);
    }
    case 'resend':
      return resendTickets(services, staff, number);
    case 'link':
      return sendPaymentLink(services, staff, number);
  }
}

function draftOf({ do: form, amount, means, reference, reason, day, ticket }: Form): DeskDraft | null {
  return form === 'resend' || form === 'link'
    ? null
    : { form, amount, means, reference, reason, day, tickets: ticket };
}

export const meta = hubMeta;
export default HubRoute;
