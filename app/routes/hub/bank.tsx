import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { BankScreen } from '#features/shop/desk/bank/screens/bank-screen.tsx';
import {
  BANK_VIEWS,
  confirmLine,
  confirmLines,
  findOrderForLine,
  loadBankPage,
  pauseReminders,
  remindNow,
  setLineAside,
  splitLine,
  takeLineBack,
} from '#features/shop/desk/index.server.ts';
import { bankPath, type StatementError } from '#features/shop/desk/index.ts';
import { cleanLine } from '#lib/clean-text.ts';
import { i18nFor } from '#lib/i18n.ts';
import { parseCents } from '#lib/money.ts';
import { MAX_ID, MAX_PAGE_NUMBER } from '#lib/query-parameters.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { readForm, repeated, several, text } from '#platform/http/read-form.server.ts';
import type { Services } from '#server/services/services.server.ts';
import type { Route } from './+types/bank.ts';
import { type BankProblem, bankProblem, statementProblem } from './bank-problem.ts';
import { deskFrameData, hubPage, pageOutcome, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

const count = z.coerce.number().int().min(0).max(MAX_ID).default(0);
const line = z.coerce.number().int().positive().max(MAX_ID);
const MAX_PICKS = 200;
/** Nobody names more orders in one transfer. */
const MAX_PARTS = 10;
const MAX_REASON = 300;
const MAX_NUMBER = 40;
const FORM = z.discriminatedUnion('do', [
  // Result of a file (receiveStatement).
  z.object({
    do: z.literal('read'),
    ...{ added: count, known: count, pending: count },
    error: text(),
    message: text(),
    line: line.nullable().default(null).catch(null),
  }),
  z.object({ do: z.literal('confirm'), pick: several(1) }),
  z.object({ do: z.literal('confirm-all'), pick: several(MAX_PICKS) }),
  z.object({ do: z.literal('split'), pick: repeated(MAX_PARTS), amount: repeated(MAX_PARTS) }),
  z.object({ do: z.literal('find'), line, order: text(MAX_NUMBER) }),
  z.object({ do: z.literal('aside'), line, reason: text(MAX_REASON) }),
  z.object({ do: z.literal('back'), line }),
  z.object({ do: z.literal('remind'), order: text(MAX_NUMBER), step: z.coerce.number().int() }),
  z.object({ do: z.literal('pause'), order: text(MAX_NUMBER), reason: text(MAX_REASON) }),
  z.object({ do: z.literal('resume'), order: text(MAX_NUMBER) }),
]);
type Form = z.output<typeof FORM>;

/** A line, the order it pays, and what was seen as open of it. */
const PICK = z
  .string()
  .regex(/^[1-9]\d{0,8}\/[A-Z\d-]{1,20}\/-?\d{1,9}$/)
  .transform((value) => {
    const [id, order = '', openCents] = value.split('/');
    return { line: Number(id), order, openCents: Number(openCents) };
  });

/** Filters of the page; invalid values in the address are ignored. */
const QUERY = z.object({
  view: z.enum(BANK_VIEWS).catch('open'),
  page: z.coerce.number().int().min(1).max(MAX_PAGE_NUMBER).catch(1),
  done: z.string().catch(''),
  ...{ added: count.catch(0), known: count.catch(0), pending: count.catch(0), booked: count.catch(0) },
  /** An order that somebody named for a line. */
  named: PICK.nullable().catch(null),
});
type Query = z.output<typeof QUERY>;

const outcome = pageOutcome();
const UNPROCESSABLE = 422;

/** `/cms-hub/desk/bank`: what came in with bank statements (docs/product/box-office.md#bank-statements). */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'reconcile-bank');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const query = QUERY.parse({ named: null, ...Object.fromEntries(url.searchParams) });
  const { view, page: number, named } = query;
  const bank = await loadBankPage(services, { view, page: number, named }, { staff, language });
  const sent = outcome.of(args.context);
  const i18n = i18nFor(language);
  const paths = { de: bankPath('de', { view }), en: bankPath('en', { view }) };
  const done = sent ? null : doneWords(query);
  return hubPage(
    page,
    msg`Bank statements`,
    <HubFrame frame={{ ...(await deskFrameData(args, 'bank', staff)), paths }}>
      <BankScreen
        page={bank}
        language={language}
        problem={sent ? i18n._(sent.problem) : null}
        done={done && i18n._(done)}
      />
    </HubFrame>,
  );
}

/** Confirmations, by what was done. */
function doneWords({ done, added, known, pending, booked }: Query): MessageDescriptor | null {
  if (done === 'read') {
    if (pending > 0)
      return msg`Read: ${added} new, ${known} known already, ${pending} only announced by the bank and left for a later file.`;
    return msg`Read: ${added} new, ${known} known already.`;
  }
  if (done === 'booked')
    return msg({ message: plural(booked, { one: '# line booked.', other: '# lines booked.' }) });
  if (done === 'aside') return msg`Set aside. You can take it back at any time.`;
  if (done === 'reminded') return msg`Reminder sent.`;
  if (done === 'pause') return msg`Reminders paused. You can resume them at any time.`;
  if (done === 'resume') return msg`Reminders resumed.`;
  return done === 'back' ? msg`Taken back.` : null;
}

type Done = { done: string } & Record<string, unknown>;

/** Says what became of a file, books lines, sets them aside or takes them back. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'reconcile-bank');
  const { services, language, url } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { view, page } = QUERY.parse({ named: null, ...Object.fromEntries(url.searchParams) });
  const acted = await act(services, staff, form.value);
  if (!acted.ok)
    return outcome.answer(args.context, { problem: acted.error, draft: null }, { status: UNPROCESSABLE });
  throw redirect(bankPath(language, { view, page, ...acted.value }), { status: 303 });
}

async function act(
  services: Services,
  staff: Principal,
  form: Form,
): Promise<Result<Done, MessageDescriptor>> {
  const refuse = (problem: BankProblem) => fail(bankProblem(problem));
  switch (form.do) {
    case 'read': {
      const { added, known, pending, error, message } = form;
      if (error === '') return succeed({ done: 'read', added, known, pending });
      return fail(statementProblem({ code: error, message, line: form.line } as StatementError));
    }
    case 'confirm':
    case 'confirm-all': {
      const picks = form.pick.flatMap((value) => PICK.safeParse(value).data ?? []);
      const [first] = picks;
      if (!first) return refuse({ code: 'NOTHING_PICKED' });
      if (form.do === 'confirm') {
        const booked = await confirmLine(services, staff, first);
        if (!booked.ok) return refuse(booked.error as BankProblem);
        return succeed({ done: 'booked', booked: 1 });
      }
      const { booked, refused } = await confirmLines(services, staff, picks);
      if (refused > 0) return refuse({ code: 'SOME_REFUSED', booked, refused });
      return succeed({ done: 'booked', booked });
    }
    case 'split': {
      const picks = form.pick.flatMap((value) => PICK.safeParse(value).data ?? []);
      const amounts = form.amount.map((each) => parseCents(each));
      const [first] = picks;
      const isOfOne = picks.every(({ line: each }) => each === first?.line);
      if (!first || !isOfOne || amounts.length !== picks.length) return refuse({ code: 'NOTHING_PICKED' });
      // An order that is given nothing is left out.
      const parts = picks
        .map(({ order, openCents }, index) => ({ order, openCents, cents: amounts[index] ?? 0 }))
        .filter(({ cents }) => cents !== 0);
      const booked = await splitLine(services, staff, { line: first.line, parts });
      return booked.ok ? succeed({ done: 'booked', booked: 1 }) : refuse(booked.error as BankProblem);
    }
    case 'find': {
      const order = await findOrderForLine(services.db, cleanLine(form.order));
      if (!order) return refuse({ code: 'NO_SUCH_ORDER' });
      return succeed({ done: 'found', named: `${form.line}/${order.number}/${order.openCents}` });
    }
    case 'aside': {
      const reason = cleanLine(form.reason);
      if (reason === '') return refuse({ code: 'NO_REASON' });
      const aside = await setLineAside(services, staff, { line: form.line, reason });
      return aside.ok ? succeed({ done: 'aside' }) : refuse(aside.error);
    }
    case 'remind': {
      const reminded = await remindNow(services, staff, { number: form.order, step: form.step });
      return reminded.ok ? succeed({ done: 'reminded' }) : refuse(reminded.error);
    }
    case 'pause':
    case 'resume': {
      const reason = form.do === 'pause' ? cleanLine(form.reason) : null;
      if (reason === '') return refuse({ code: 'NO_REASON' });
      const paused = await pauseReminders(services, staff, { number: form.order, reason });
      return paused.ok ? succeed({ done: form.do }) : refuse(paused.error);
    }
    case 'back': {
      const back = await takeLineBack(services, staff, form.line);
      return back.ok ? succeed({ done: 'back' }) : refuse(back.error);
    }
  }
}

export const meta = hubMeta;
export default HubRoute;
