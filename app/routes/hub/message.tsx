import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { formOutcome } from '#app/form-outcome.server.ts';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import {
  beginMessage,
  loadMessagePage,
  previewedAs,
  sendMessage,
  sendTestMessage,
  takeMessageBack,
} from '#features/shop/desk/index.server.ts';
import {
  BEGINNINGS,
  MAX_MESSAGE,
  MAX_SUBJECT,
  MESSAGE_LISTS,
  MESSAGE_SCOPES,
  type MessageDraft,
  type MessageSubject,
  messageFaults,
  messagePath,
  messageTexts,
  sendingInstant,
} from '#features/shop/desk/index.ts';
import { MessageScreen } from '#features/shop/desk/messages/screens/message-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { readForm, several, text, ticked } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/message.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

const UNPROCESSABLE = 422;

/** Twice what can be sent: a text that is too long comes back with its end. */
const MESSAGE_FORM = z.object({
  do: z.enum(['preview', 'test', 'send', 'begin', 'begin-anyway']),
  scope: z.enum([...MESSAGE_SCOPES, 'pass']),
  key: z.string().regex(/^[\w-]{1,64}$/),
  seen: text(),
  list: several(MESSAGE_LISTS.length).pipe(z.array(z.enum(MESSAGE_LISTS))),
  beginning: z.enum(BEGINNINGS).optional(),
  subjectDe: text(2 * MAX_SUBJECT),
  textDe: text(2 * MAX_MESSAGE),
  subjectEn: text(2 * MAX_SUBJECT),
  textEn: text(2 * MAX_MESSAGE),
  sendAt: text(40),
  onTicket: ticked(),
});
const WITHDRAWAL_FORM = z.object({ do: z.literal('withdraw'), message: text(20) });

/** Carried to the page shown again: the input and its result. */
interface Outcome {
  draft: MessageDraft;
  done: MessageDescriptor | null;
  problem: MessageDescriptor | null;
}
const outcome = formOutcome<Outcome>();
const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** Writing to everybody with a ticket for a date, or with a pass of one kind (docs/product/box-office.md#messages). */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const answer = outcome.of(args.context);
  const subject = subjectOf(args.params);
  const view = await loadMessagePage(services, subject, { language, draft: answer?.draft ?? null });
  if (!view) throw notFound();
  const i18n = i18nFor(language);
  const done = answer?.done ?? (answer ? null : doneWords(url.searchParams.get('done')));
  const paths = { de: messagePath(subject, 'de'), en: messagePath(subject, 'en') };
  return hubPage(
    page,
    'passKindId' in subject ? msg`To everybody with this pass` : msg`To everybody with a ticket`,
    <HubFrame
      frame={{ ...(await deskFrameData(args, 'passKindId' in subject ? 'orders' : 'events', staff)), paths }}
    >
      <MessageScreen
        view={view}
        language={language}
        problem={answer?.problem ? i18n._(answer.problem) : null}
        done={done && i18n._(done)}
        ownAddress={staff.email}
      />
    </HubFrame>,
  );
}

/** Shows what would be sent, sends it to oneself, or to everybody; takes back what goes out later. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language } = pageContext(args.context);
  const subject = subjectOf(args.params);
  const form = await readForm(z.union([WITHDRAWAL_FORM, MESSAGE_FORM]), args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  if (form.value.do === 'withdraw') {
    const taken = await takeMessageBack(services, staff, parseId(form.value.message) ?? 0);
    throw redirect(messagePath(subject, language, { done: taken.ok ? 'taken-back' : 'too-late' }));
  }
  const { do: wanted, list: lists, onTicket, beginning, ...typed } = form.value;
  const draft: MessageDraft = { ...typed, lists, isOnTicket: onTicket };
  if (wanted === 'begin' || wanted === 'begin-anyway') {
    const started = await beginMessage(services, subject, {
      ...{ draft, beginning: beginning ?? BEGINNINGS[0], mayReplace: wanted === 'begin-anyway' },
    });
    if (!started) throw notFound();
    const { beginning: pending } = started;
    const done = pending === undefined ? msg`Inserted. Fill in the gaps, then look at the preview.` : null;
    return outcome.answer(args.context, { draft: started, done, problem: null });
  }
  const now = services.clock.now();
  if (Object.keys(messageFaults(draft, now)).length > 0)
    return refuse(msg`Nothing was sent. Check the marked fields.`);
  const texts = messageTexts(draft);
  if (wanted === 'preview') return show(msg`This is how it will arrive. Nothing has been sent yet.`);
  if (wanted === 'test') {
    const tested = await sendTestMessage(services, staff, subject, texts);
    if (!tested.ok) throw notFound();
    return show(msg`Test sent to you alone, in both languages.`);
  }
  if (draft.seen !== previewedAs(draft))
    return refuse(msg`Nothing was sent: something has changed since the preview. Check it, then send.`);
  const { key, scope } = draft;
  const dueAt = sendingInstant(draft, now);
  const sent = await sendMessage(services, staff, subject, {
    ...{ key, scope, lists, texts, dueAt, isOnTicket: draft.isOnTicket },
  });
  if (!sent.ok && sent.error.code === 'UNKNOWN_SUBJECT') throw notFound();
  if (!sent.ok) return refuse(msg`Nothing was sent: nobody with a ticket has an email address.`);
  throw redirect(messagePath(subject, language, { done: dueAt > now ? 'planned' : 'sent' }));

  function show(done: MessageDescriptor) {
    return outcome.answer(args.context, { draft, done, problem: null });
  }
  function refuse(problem: MessageDescriptor) {
    const answer = { draft, done: null, problem };
    return outcome.answer(args.context, answer, { status: UNPROCESSABLE });
  }
}

/** The event or the kind of pass that the address names. */
function subjectOf({ id, pass }: { id?: string | undefined; pass?: string | undefined }): MessageSubject {
  const number = parseId(pass ?? id);
  if (number === null) throw notFound();
  return pass === undefined ? { eventId: number } : { passKindId: number };
}

function doneWords(done: string | null): MessageDescriptor | null {
  switch (done) {
    case 'sent':
      return msg`Sent. The emails are on their way.`;
    case 'planned':
      return msg`Planned. Until it goes out you can take it back below.`;
    case 'taken-back':
      return msg`Taken back. Nobody gets it.`;
    case 'too-late':
      return msg`Too late to take it back: the first emails are written.`;
    default:
      return null;
  }
}

export const meta = hubMeta;
export default HubRoute;
