import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { formOutcome, formTitle } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { replace } from '#app/site-redirect.server.ts';
import {
  NO_RECIPIENT,
  normalizeRecipient,
  recipientFaults,
  recipientOf,
} from '#features/box-office/ticketing/index.server.ts';
import { type GroupDate, type GroupSale, groupBookingPath } from '#features/box-office/ticketing/index.ts';
import { customerOf } from '#features/core/access/index.server.ts';
import { draftErrors } from '#features/people/accounts/index.server.ts';
import { GroupBookingScreen } from '#features/shop/checkout/groups/screens/group-booking-screen.tsx';
import {
  type AskDraft,
  askFaults,
  countGroupOrder,
  type GroupDraft,
  type GroupPage,
  groupFaults,
  groupLines,
  groupNeeds,
  groupSum,
  groupTickets,
  normalizeAsk,
  normalizeCustomer,
  otherField,
} from '#features/shop/checkout/index.server.ts';
import { askForDate } from '#features/shop/desk/index.server.ts';
import { cleanLine } from '#lib/clean-text.ts';
import { shown } from '#lib/localized.ts';
import { parseId } from '#lib/query-parameters.ts';
import { networkOf } from '#platform/http/network.server.ts';
import { readForm, several, text } from '#platform/http/read-form.server.ts';
import { messagesOf } from '../account/account-messages.server.ts';
import type { Route } from './+types/groups.ts';
import { buyerOf } from './buyer.server.ts';
import { askMessages, groupMessages, groupRefusal } from './group-messages.server.ts';
import { recipientMessages } from './recipient-messages.server.ts';
import { redirectToOrder } from './redirect-to-order.server.ts';

export const handle: PageHandle = { query: { personal: ['production', 'event', 'heads', 'asked'] } };

const MAX_NEEDS = 10;
/** Digits of a number of heads, and more than any group has. */
const MAX_DIGITS = 6;
/** With it come the numbers of the other prices, which the offer names. */
const FORM = z.looseObject({
  ...{
    do: text(),
    request: text(),
    key: text(),
    agreedCents: text(),
    event: text(),
    heads: text(),
    tickets: text(),
  },
  ...{ school: text(), className: text(), firstName: text(), lastName: text(), email: text() },
  ...{ organisation: text(), street: text(), postalCode: text(), city: text() },
  ...{ leitwegId: text(), reference: text(), needs: several(MAX_NEEDS) },
});
const [UNPROCESSABLE, CONFLICT, TOO_MANY] = [422, 409, 429];
const EMPTY: GroupDraft = {
  ...{ event: '', heads: '0', others: {}, needs: [], isOneCode: true },
  ...{ school: '', className: '', firstName: '', lastName: '', email: '', recipient: NO_RECIPIENT },
};

const NOT_ASKED: AskDraft = {
  ...{ heads: '', school: '', className: '', firstName: '', lastName: '', email: '', request: '' },
};

/** Outcome of the form that was sent: the order, or the enquiry for another date. */
const outcome = formOutcome<{
  order?: { draft: GroupDraft; key: string; errors: GroupPage['errors'] };
  ask?: Pick<GroupPage['ask'], 'draft' | 'errors'>;
}>();

/** Booking for a class or another group (docs/product/groups.md). */
export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, url } = page;
  page.scope.markPrivate();
  const { productions, dates } = await findDates(page);
  const { order: sent, ask: asked } = outcome.of(context) ?? {};
  const { firstName = '', lastName = '', email = '' } = customerOf(await page.principal()) ?? {};
  const event = url.searchParams.get('event') ?? '';
  const heads = parseId(url.searchParams.get('heads'))?.toString() ?? EMPTY.heads;
  const shownPage: GroupPage = {
    productions: productions.map(({ id, title }) => ({
      ...{ id, title: shown(title, language).text },
      path: groupBookingPath(language, { production: id }),
    })),
    dates,
    title: dates[0] ? shown(dates[0].production.title, language).text : null,
    draft: sent?.draft ?? { ...EMPTY, event, heads, firstName, lastName, email },
    ask: {
      ...(asked ?? { draft: { ...NOT_ASKED, firstName, lastName, email }, errors: {} }),
      isAsked: url.searchParams.get('asked') === 'yes',
    },
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

/**
 * Productions that groups can book, and the dates of the one the address names, of the production of the date it names, or of the
 * only one.
 */
async function findDates(page: PageContext) {
  const groups = groupSaleOf(page);
  const query = page.url.searchParams;
  const jetId = parseId(query.get('event'));
  const [all, named] = await Promise.all([groups.dates(), jetId === null ? [] : groups.dates({ jetId })]);
  const byId = new Map([...all, ...named].map(({ production }) => [production.id, production]));
  const asked =
    parseId(query.get('production')) ??
    named[0]?.production.id ??
    (byId.size === 1 ? [...byId.keys()][0] : null);
  const next = asked == null ? [] : await groups.dates({ productionId: asked });
  // A date later than the next ones is shown with them.
  const later = named.filter((date) => date.production.id === asked && !next.some(isDate(date)));
  return { productions: [...byId.values()], dates: [...next, ...later] };
}

const isDate =
  ({ jetId }: GroupDate) =>
  (other: GroupDate) =>
    other.jetId === jetId;

/** Shows the total of what was typed, orders, holds places, or asks for another date: sent twice, from whatever window, it leads to the same order. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const { services, language } = page;
  const groups = groupSaleOf(page);
  const form = await readForm(FORM, request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  if (form.value.do === 'ask') return ask(page, context, form.value);
  const { dates } = await findDates(page);
  const draft = draftOf(form.value, dates);
  const isEnquiry = form.value.do === 'enquire';
  const { key } = form.value;
  const answer = (errors: GroupPage['errors'], status?: number, nextKey = key) =>
    outcome.answer(
      context,
      { order: { draft, key: nextKey, errors } },
      status === undefined ? undefined : { status },
    );
  const date = dates.find(({ jetId }) => String(jetId) === draft.event);
  if (form.value.do === 'look') return answer({});
  const customer = normalizeCustomer(draft);
  const totalCents = date ? totalOf(draft, date) : 0;
  const errors = {
    ...groupMessages(groupFaults(draft, date), { language, from: smallestGroup(date) }),
    ...messagesOf(draftErrors(customer), language),
    ...(totalCents > 0 && !isEnquiry
      ? recipientMessages(recipientFaults(draft.recipient, totalCents), language)
      : {}),
  };
  if (Object.keys(errors).length > 0 || !date) return answer(errors, UNPROCESSABLE);
  if (form.value.agreedCents !== String(totalCents))
    return answer({ form: groupRefusal('TERMS_CHANGED', language) }, CONFLICT);
  if (!(await countGroupOrder(services, networkOf(page.clientIp))))
    return answer({ form: groupRefusal('TOO_MANY_TRIES', language) }, TOO_MANY);
  const userId = customerOf(await page.principal())?.id ?? null;
  const take = isEnquiry ? groups.enquire : groups.order;
  const ordered = await take(
    {
      ...{ jetId: date.jetId, seatGroup: date.seatGroup, tickets: groupTickets(draft, date) },
      group: {
        name: groupName(draft),
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

/** Stores an enquiry for another date, and says so. */
async function ask(
  page: PageContext,
  context: Route.ActionArgs['context'],
  { key, heads, school, className, firstName, lastName, email, request }: z.output<typeof FORM>,
) {
  const { services, language, url } = page;
  const draft = normalizeAsk({ heads, school, className, firstName, lastName, email, request });
  const errors = {
    ...askMessages(askFaults(draft), language),
    ...messagesOf(draftErrors(normalizeCustomer(draft)), language),
  };
  if (Object.keys(errors).length > 0 || key === '')
    return outcome.answer(context, { ask: { draft, errors } }, { status: UNPROCESSABLE });
  if (!(await countGroupOrder(services, networkOf(page.clientIp)))) {
    const form = groupRefusal('TOO_MANY_TRIES', language);
    return outcome.answer(context, { ask: { draft, errors: { form } } }, { status: TOO_MANY });
  }
  await askForDate(services, {
    ...{ key, language, email: draft.email, firstName: draft.firstName, lastName: draft.lastName },
    ...{ name: groupName(draft), heads: Number(draft.heads), request: draft.request },
  });
  const query = new URLSearchParams(url.searchParams);
  query.set('asked', 'yes');
  return replace(`${url.pathname}?${query}#ask`, { status: 303 });
}

const groupName = ({ school, className }: Pick<GroupDraft, 'school' | 'className'>): string =>
  [school, className].filter(Boolean).join(', ');

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
  return groupSum(groupLines(draft, date)).totalCents;
}

const smallestGroup = (date: GroupDate | undefined): number =>
  Math.max(1, ...(date?.prices ?? []).map(({ groupFrom }) => groupFrom ?? 1));

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function GroupsRoute({ loaderData: { page } }: Route.ComponentProps) {
  // A form that comes back is another one: what was typed comes with it.
  return <GroupBookingScreen key={page.purchaseKey + JSON.stringify(page.errors)} page={page} />;
}
