import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { formOutcome, formTitle } from '#app/form-outcome.server.ts';
import { type PageContext, pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { replace } from '#app/site-redirect.server.ts';
import type { TicketingErrorCode } from '#features/box-office/ticketing/index.ts';
import { joinWaitingListPath } from '#features/box-office/ticketing/index.ts';
import {
  countJoin,
  readJoinDraft,
  selectedPart,
  soldOutParts,
} from '#features/box-office/waiting-list/index.server.ts';
import type { JoinDraft } from '#features/box-office/waiting-list/index.ts';
import { type JoinPage, JoinScreen } from '#features/box-office/waiting-list/screens/join-screen.tsx';
import { customerOf } from '#features/core/access/index.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { findEventsByJetIds } from '#features/programme/calendar/index.server.ts';
import { i18nFor } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import { parseId } from '#lib/query-parameters.ts';
import { dayOf, formatDay, formatTime, timeOf } from '#lib/venue-time.ts';
import { shownTitle } from '#platform/html/soft-hyphens.server.ts';
import { networkOf } from '#platform/http/network.server.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/waiting-list.ts';

export const handle: PageHandle = { query: { personal: ['event', 'group', 'slot', 'joined'] } };

/** With it come the numbers of tickets, which the offer names. */
const FORM = z.looseObject({ email: text(), together: text() });
const NOTHING: JoinDraft = { quantities: {}, email: '', onlyTogether: true };
const [UNPROCESSABLE, CONFLICT, TOO_MANY] = [422, 409, 429];

const outcome = formOutcome<Pick<JoinPage, 'draft' | 'errors'>>();

/** Joining the waiting list of an event that is sold out (docs/product/booking.md#waiting-list). */
export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContext(context);
  const { services, language, url } = page;
  page.scope.markPrivate();
  const { jetId, parts, part } = await parseJoinRequest(page);
  const event = (await findEventsByJetIds(services.db, [jetId])).get(jetId);
  const principal = customerOf(await page.principal());
  const refused = outcome.of(context);
  const shown: JoinPage = {
    jetId,
    event: event
      ? {
          path: pathTo('event', language, { slug: event.slug, id: event.id }),
          title: shownTitle(event.title, language),
          dateLine: `${formatDay(dayOf(event.dateStart), language)}, ${formatTime(timeOf(event.dateStart), language)}`,
        }
      : null,
    parts,
    part,
    draft: refused?.draft ?? { ...NOTHING, email: principal?.email ?? '' },
    errors: refused?.errors ?? {},
    isJoined: url.searchParams.get('joined') === 'yes',
    language,
  };
  return {
    page: shown,
    meta: { title: formTitle(context, language, msg`Waiting list`), robots: 'none' as const },
  };
}

/** Event of the request, its sold-out parts, and the requested one. */
async function parseJoinRequest({ services, language, url }: PageContext) {
  const jetId = parseId(url.searchParams.get('event'));
  const offer =
    jetId === null || !services.ticketing.waitingList ? null : await services.ticketing.offer(jetId);
  if (jetId === null || !offer) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const seatGroup = url.searchParams.get('group');
  const parts = soldOutParts(offer, language, seatGroup);
  const part = selectedPart(parts, {
    blockId: parseId(url.searchParams.get('slot')),
    ...(seatGroup === null ? {} : { seatGroup }),
  });
  return { jetId, parts, part };
}

/** Adds somebody to the waiting list. The answer is the same for an address that was on it already. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  const { services, language } = page;
  const { jetId, part } = await parseJoinRequest(page);
  const form = await readForm(FORM, request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  // Sold-out places have become free in the meantime: the page says so.
  if (!part || !services.ticketing.waitingList)
    return outcome.answer(context, { draft: NOTHING, errors: {} });
  const draft: JoinDraft = {
    quantities: quantitiesIn(form.value),
    email: form.value.email,
    onlyTogether: form.value.together === 'yes',
  };
  const { tickets, errors } = readJoinDraft(draft, part);
  const words = wordsOf(language);
  if (errors.tickets || errors.email) {
    const inWords = {
      ...(errors.tickets ? { tickets: words[errors.tickets] } : {}),
      ...(errors.email ? { email: words[errors.email] } : {}),
    };
    return outcome.answer(context, { draft, errors: inWords }, { status: UNPROCESSABLE });
  }
  if (!(await countJoin(services, networkOf(page.clientIp))))
    return outcome.answer(context, { draft, errors: { form: words.TOO_MANY_TRIES } }, { status: TOO_MANY });
  const principal = customerOf(await page.principal());
  const joined = await services.ticketing.waitingList.join({
    jetId,
    seatGroup: part.seatGroup,
    blockId: part.blockId,
    tickets,
    onlyTogether: draft.onlyTogether,
    email: draft.email.trim(),
    userId: principal?.id ?? null,
    language,
  });
  if (!joined.ok)
    return outcome.answer(
      context,
      { draft, errors: { form: refusalIn(joined.error.code, language) } },
      { status: CONFLICT },
    );
  return replace(`${joinWaitingListPath(jetId, language, part)}&joined=yes`, { status: 303 });
}

function quantitiesIn(form: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).filter(
      (field): field is [string, string] => field[0].startsWith('tickets.') && typeof field[1] === 'string',
    ),
  );
}

function wordsOf(language: Language) {
  const i18n = i18nFor(language);
  return {
    NONE: i18n._(msg`Choose how many tickets you want.`),
    TOO_MANY: i18n._(msg`That’s more than one order can hold.`),
    REQUIRED: i18n._(msg`This field is required!`),
    INVALID_EMAIL: i18n._(msg`Invalid e-mail address!`),
    TOO_MANY_TRIES: i18n._(msg`Too many attempts. Wait a few minutes, then try again.`),
  };
}

function refusalIn(code: TicketingErrorCode, language: Language): string {
  const i18n = i18nFor(language);
  if (code === 'PLACES_FREE') return i18n._(msg`There are seats again. You can book them right now.`);
  if (code === 'SALE_CLOSED') return i18n._(msg`These tickets aren’t on sale at the moment.`);
  if (code === 'GOES_TOGETHER')
    return i18n._(
      msg`Some of these tickets are only sold with others. Below each price you’ll see which ones.`,
    );
  if (code === 'MEMBERS_ONLY')
    return i18n._(msg`These tickets are for members. Sign in to your account, then choose them again.`);
  if (code === 'LIMIT') return i18n._(msg`That’s more than one order can hold.`);
  return i18n._(msg`Lots of people are after these tickets right now. Try again.`);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.meta, matches);

export default function WaitingListRoute({ loaderData: { page } }: Route.ComponentProps) {
  return <JoinScreen page={page} />;
}
