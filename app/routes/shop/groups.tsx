import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { formOutcome, formTitle } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { priceSum } from '#features/box-office/prices/index.server.ts';
import {
  NO_RECIPIENT,
  normalizeRecipient,
  recipientFaults,
  recipientOf,
} from '#features/box-office/ticketing/index.server.ts';
import type { GroupDate, GroupSale } from '#features/box-office/ticketing/index.ts';
import { customerOf } from '#features/core/access/index.server.ts';
import { draftErrors } from '#features/people/accounts/index.server.ts';
import { GroupBookingScreen } from '#features/shop/checkout/groups/screens/group-booking-screen.tsx';
import {
  countGroupOrder,
  type GroupDraft,
  type GroupPage,
  groupBookingPath,
  groupFaults,
  groupLines,
  groupNeeds,
  groupTickets,
  normalizeCustomer,
  otherField,
} from '#features/shop/checkout/index.server.ts';
import { cleanLine } from '#lib/clean-text.ts';
import { shown } from '#lib/localized.ts';
import { parseId } from '#lib/query-parameters.ts';
import { networkOf } from '#platform/http/network.server.ts';
import { readForm, several, text } from '#platform/http/read-form.server.ts';
import { messagesOf } from '../account/account-messages.server.ts';
import type { Route } from './+types/groups.ts';
import { buyerOf } from './buyer.server.ts';
import { groupMessages, groupRefusal } from './group-messages.server.ts';
import { recipientMessages } from './recipient-messages.server.ts';
import { redirectToOrder } from './redirect-to-order.server.ts';

export const handle: PageHandle = { query: { personal: ['production', 'event'] } };

const MAX_NEEDS = 10;
/** Digits of a number of heads, and more than any group has. */
const MAX_DIGITS = 6;
/** With it come the numbers of the other prices, which the offer names. */
const FORM = z.looseObject({
  ...{ do: text(), key: text(), agreedCents: text(), event: text(), heads: text(), tickets: text() },
  ...{ school: text(), className: text(), firstName: text(), lastName: text(), email: text() },
  ...{ organisation: text(), street: text(), postalCode: text(), city: text() },
  ...{ leitwegId: text(), reference: text(), needs: several(MAX_NEEDS) },
});
const [UNPROCESSABLE, CONFLICT, TOO_MANY] = [422, 409, 429];
const EMPTY: GroupDraft = {
  ...{ event: '', heads: '0', others: {}, needs: [], isOneCode: true },
  ...{ school: '', className: '', firstName: '', lastName: '', email: '', recipient: NO_RECIPIENT },
};

const outcome = formOutcome<{ draft: GroupDraft; key: string; errors: GroupPage['errors'] }>();

/** Booking for a class or another group (docs/product/groups.md). */
export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, url } = page;
  page.scope.markPrivate();
  const { productions, dates } = await findDates(page);
  const sent = outcome.of(context);
  const { firstName = '', lastName = '', email = '' } = customerOf(await page.principal()) ?? {};
  const event = url.searchParams.get('event') ?? '';
  const shownPage: GroupPage = {
    productions: productions.map(({ id, title }) => ({
      ...{ id, title: shown(title, language).text },
      path: groupBookingPath(language, id),
    })),
    dates,
    title: dates[0] ? shown(dates[0].production.title, language).text : null,
    draft: sent?.draft ?? { ...EMPTY, event, firstName, lastName, email },
    errors: sent?.errors ?? {},
    purchaseKey: sent?.key || services.ids.token(),
    language,
  };
  return {
    page: shownPage,
    meta: { title: formTitle(context, language, msg`We come as a class`), robots: 'none' as const },
  };
}

function groupSaleOf({ services }: PageContext): GroupSale {
  if (!services.ticketing.groups) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return services.ticketing.groups;
}

/** Productions that groups can book, and the dates of the one the address names, or of the only one. */
async function findDates(page: PageContext) {
  const groups = groupSaleOf(page);
  const all = await groups.dates();
  const byId = new Map(all.map(({ production }) => [production.id, production]));
  const asked =
    parseId(page.url.searchParams.get('production')) ?? (byId.size === 1 ? [...byId.keys()][0] : null);
  const dates = asked == null ? [] : await groups.dates({ productionId: asked });
  return { productions: [...byId.values()], dates };
}

/** Shows the total of what was typed, or orders: sent twice, from whatever window, it leads to the same order. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const { services, language } = page;
  const groups = groupSaleOf(page);
  const form = await readForm(FORM, request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { dates } = await findDates(page);
  const draft = draftOf(form.value, dates);
  const { key } = form.value;
  const answer = (errors: GroupPage['errors'], status?: number, nextKey = key) =>
    outcome.answer(context, { draft, key: nextKey, errors }, status === undefined ? undefined : { status });
  const date = dates.find(({ jetId }) => String(jetId) === draft.event);
  if (form.value.do === 'look') return answer({});
  const customer = normalizeCustomer(draft);
  const totalCents = date ? totalOf(draft, date) : 0;
  const errors = {
    ...groupMessages(groupFaults(draft, date), { language, from: smallestGroup(date) }),
    ...messagesOf(draftErrors(customer), language),
    ...(totalCents > 0 ? recipientMessages(recipientFaults(draft.recipient, totalCents), language) : {}),
  };
  if (Object.keys(errors).length > 0 || !date) return answer(errors, UNPROCESSABLE);
  if (form.value.agreedCents !== String(totalCents))
    return answer({ form: groupRefusal('TERMS_CHANGED', language) }, CONFLICT);
  if (!(await countGroupOrder(services, networkOf(page.clientIp))))
    return answer({ form: groupRefusal('TOO_MANY_TRIES', language) }, TOO_MANY);
  const userId = customerOf(await page.principal())?.id ?? null;
  const ordered = await groups.order(
    {
      ...{ jetId: date.jetId, seatGroup: date.seatGroup, tickets: groupTickets(draft, date) },
      group: {
        name: [draft.school, draft.className].filter(Boolean).join(', '),
        ...{ needs: draft.needs, isOneCode: draft.isOneCode },
      },
      request: {
        customer: { ...customer, userId },
        language,
        invoiceRecipient: recipientOf(draft.recipient),
      },
    },
    await buyerOf(request, page, key === '' ? null : `group ${key}`),
  );
  if (ordered.ok) return redirectToOrder(page, ordered.value);
  services.log.warn({ code: ordered.error.code }, 'a group order was refused');
  // The refused order keeps its key; the next one is another.
  return answer({ form: groupRefusal(ordered.error.code, language) }, CONFLICT, services.ids.token());
}

function draftOf(form: z.output<typeof FORM>, dates: readonly GroupDate[]): GroupDraft {
  const { event, heads, tickets, needs, organisation, street, postalCode, city, leitwegId, reference } = form;
  const school = cleanLine(form.school);
  const recipient = normalizeRecipient({ organisation, street, postalCode, city, leitwegId, reference });
  // Of all names that may be sent, those of prices on offer: what was typed comes back with the page.
  const offered = dates.flatMap(({ prices }) => prices.map(({ saleTypeId }) => saleTypeId));
  const others = Object.fromEntries(
    offered.flatMap((saleTypeId) => {
      const typed = form[otherField(saleTypeId)];
      return typeof typed === 'string' ? [[saleTypeId, typed.slice(0, MAX_DIGITS)]] : [];
    }),
  );
  const isAddressed = Object.values(recipient).some((typed) => typed !== '');
  return {
    ...{ event, heads, others, needs: groupNeeds(needs), isOneCode: tickets !== 'single', school },
    className: cleanLine(form.className),
    ...{ firstName: form.firstName, lastName: form.lastName, email: form.email },
    recipient:
      isAddressed && recipient.organisation === '' ? { ...recipient, organisation: school } : recipient,
  };
}

function totalOf(draft: GroupDraft, date: GroupDate): number {
  const items = groupLines(draft, date).map(({ price, quantity }) => ({ ...price, quantity }));
  return priceSum(items).totalCents;
}

const smallestGroup = (date: GroupDate | undefined): number =>
  Math.max(1, ...(date?.prices ?? []).map(({ groupFrom }) => groupFrom ?? 1));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function GroupsRoute({ loaderData: { page } }: Route.ComponentProps) {
  // A form that comes back is another one: what was typed comes with it.
  return <GroupBookingScreen key={page.purchaseKey + JSON.stringify(page.errors)} page={page} />;
}
