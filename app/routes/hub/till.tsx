import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { closeTill, loadTillPage, moveCash, openTill } from '#features/shop/desk/index.server.ts';
import {
  type ClosingRefusal,
  counterPath,
  DENOMINATIONS,
  MOST_PIECES,
  tillPath,
} from '#features/shop/desk/index.ts';
import { type TillDraft, TillScreen } from '#features/shop/desk/tills/screens/till-screen.tsx';
import { cleanLine } from '#lib/clean-text.ts';
import { i18nFor } from '#lib/i18n.ts';
import { formatAmount, parseCents } from '#lib/money.ts';
import { parseId } from '#lib/query-parameters.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { valuesByName } from '#platform/http/read-form.server.ts';
import type { Services } from '#server/services/services.server.ts';
import type { Route } from './+types/till.ts';
import { deskFrameData, hubPage, pageOutcome, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

export const handle: PageHandle = { query: { personal: ['shift', 'done'] } };

type TillProblem =
  | ClosingRefusal
  | { code: 'TILL_OPEN' | 'NO_TILL' | 'NO_AMOUNT' | 'NO_REASON' | 'NO_PIECES' }
  | { code: 'NOT_SO_MUCH'; cents: number };

const outcome = pageOutcome<TillDraft>();
const LONGEST = 200;
const ACTIONS = ['open', 'close', 'put', 'take'] as const;

/** `/cms-hub/desk/till`: the till of the signed-in user, or the report of a closed shift. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const shift = parseId(url.searchParams.get('shift'));
  const view = await loadTillPage(services, staff, shift);
  if (shift !== null && !view.report && !view.foreign && shift !== view.open?.id)
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  const sent = outcome.of(args.context);
  const query = shift === null ? {} : { shift };
  const paths = { de: tillPath('de', query), en: tillPath('en', query) };
  return hubPage(
    page,
    msg`Till`,
    <HubFrame frame={{ ...(await deskFrameData(args, 'desk', staff)), paths }}>
      <TillScreen
        page={view}
        draft={sent?.draft ?? {}}
        problem={sent ? i18nFor(language)._(sent.problem) : null}
        language={language}
      />
    </HubFrame>,
  );
}

/** Opens or closes the till, or moves cash. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language, url } = pageContext(args.context);
  const draft = lines(await args.request.formData());
  const pressed = ACTIONS.find((each) => each === draft.do);
  if (!pressed) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const done = await press(services, staff, pressed, {
    draft,
    shift: parseId(url.searchParams.get('shift')),
  });
  if (!done.ok)
    return outcome.answer(args.context, { problem: problemWords(done.error), draft }, { status: 422 });
  throw redirect(done.value(language), { status: 303 });
}

/** Fields as typed, each in one line; a repeated field is empty. */
function lines(form: FormData): TillDraft {
  return Object.fromEntries(
    Object.entries(valuesByName(form)).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanLine(value.slice(0, LONGEST)) : '',
    ]),
  );
}

type Address = (language: 'de' | 'en') => string;

async function press(
  services: Services,
  staff: Principal,
  pressed: (typeof ACTIONS)[number],
  { draft, shift }: { draft: TillDraft; shift: number | null },
): Promise<Result<Address, TillProblem>> {
  if (pressed === 'open') {
    const floatCents = parseCents(draft.float ?? '');
    if (!draft.till) return fail({ code: 'NO_TILL' });
    if (floatCents === null) return fail({ code: 'NO_AMOUNT' });
    const opened = await openTill(services, staff, { till: draft.till.slice(0, 40), floatCents });
    return opened.ok ? succeed((language) => counterPath(language)) : opened;
  }
  if (pressed === 'close') {
    const retainedCents = parseCents(draft.retained ?? '');
    if (retainedCents === null) return fail({ code: 'NO_AMOUNT' });
    const pieces = DENOMINATIONS.map((cents) => [cents, Number(draft[`pieces-${cents}`] || 0)] as const);
    if (pieces.some(([, number]) => !Number.isInteger(number) || number < 0 || number > MOST_PIECES))
      return fail({ code: 'NO_PIECES' });
    const request = {
      ...{ count: new Map(pieces), retainedCents, differenceReason: draft.reason ?? '' },
      ...{ witness: draft.witness ?? '', note: draft.note ?? '' },
    };
    const closed = await closeTill(services, staff, request, shift);
    return closed.ok ? succeed((language) => tillPath(language, { shift: closed.value })) : closed;
  }
  const cents = parseCents(draft.amount ?? '');
  if (cents === null || cents === 0) return fail({ code: 'NO_AMOUNT' });
  if (!draft.why) return fail({ code: 'NO_REASON' });
  const moved = await moveCash(services, staff, {
    cents: pressed === 'put' ? cents : -cents,
    reason: draft.why,
  });
  return moved.ok ? succeed((language) => tillPath(language)) : moved;
}

function problemWords(problem: TillProblem): MessageDescriptor {
  const amount = 'cents' in problem ? formatAmount(problem.cents) : '';
  switch (problem.code) {
    case 'NO_SHIFT':
      return msg`Open your till first.`;
    case 'TILL_OPEN':
      return msg`This till is in use, or you are at another one.`;
    case 'NO_TILL':
      return msg`Enter the name of the till.`;
    case 'NO_AMOUNT':
      return msg`Nothing was recorded: enter an amount, such as 34 or 8.50.`;
    case 'NO_REASON':
      return msg`Nothing was done: give a reason.`;
    case 'NO_PIECES':
      return msg`Enter the number of coins and notes in digits.`;
    case 'NOT_SO_MUCH':
      return msg`There is only ${amount} in the till.`;
    case 'OF_ANOTHER':
      return msg`This is someone else’s till. A second person has to count it with you.`;
    case 'RETAINED_TOO_MUCH':
      return msg`You counted ${amount}. No more than that can stay in the till.`;
    case 'DIFFERENCE_UNEXPLAINED':
      return msg`The difference is ${amount}. Count again, or give a reason.`;
    case 'WITNESS_MISSING':
      return msg`The difference is ${amount}. A second person has to count with you.`;
  }
}

export const meta = hubMeta;
export default HubRoute;
