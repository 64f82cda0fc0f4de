import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { formOutcome } from '#app/form-outcome.server.ts';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import {
  findDeskEvent,
  loadMessagePage,
  previewedAs,
  sendMessage,
  sendTestMessage,
} from '#features/shop/desk/index.server.ts';
import {
  MAX_MESSAGE,
  MAX_SUBJECT,
  MESSAGE_SCOPES,
  type MessageDraft,
  messageFaults,
  messagePath,
  messageTexts,
} from '#features/shop/desk/index.ts';
import { MessageScreen } from '#features/shop/desk/messages/screens/message-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { parseId } from '#lib/query-parameters.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/message.ts';
import { deskFrameData, hubPage, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

const UNPROCESSABLE = 422;

/** Twice what can be sent: a text that is too long comes back with its end. */
const MESSAGE_FORM = z.object({
  do: z.enum(['preview', 'test', 'send']),
  scope: z.enum(MESSAGE_SCOPES),
  key: z.string().regex(/^[\w-]{1,64}$/),
  seen: text(),
  subjectDe: text(2 * MAX_SUBJECT),
  textDe: text(2 * MAX_MESSAGE),
  subjectEn: text(2 * MAX_SUBJECT),
  textEn: text(2 * MAX_MESSAGE),
});

/** Carried to the page shown again: the input and its result. */
interface Outcome {
  draft: MessageDraft;
  done: MessageDescriptor | null;
  problem: MessageDescriptor | null;
}
const outcome = formOutcome<Outcome>();
const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** Writing to everybody with a ticket for a date (docs/product/box-office.md#messages). */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'sell');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const answer = outcome.of(args.context);
  const id = parseId(args.params.id);
  const asked = { language, draft: answer?.draft ?? null };
  const view = id === null ? null : await loadMessagePage(services, id, asked);
  if (!view) throw notFound();
  const i18n = i18nFor(language);
  const isSent = !answer && url.searchParams.get('done') === 'sent';
  const { id: event } = view.event;
  const paths = { de: messagePath(event, 'de'), en: messagePath(event, 'en') };
  return hubPage(
    page,
    msg`To everybody with a ticket`,
    <HubFrame frame={{ ...(await deskFrameData(args, 'events', staff)), paths }}>
      <MessageScreen
        view={view}
        language={language}
        problem={answer?.problem ? i18n._(answer.problem) : null}
        done={
          answer?.done ? i18n._(answer.done) : isSent ? i18n._(msg`Sent. The emails are on their way.`) : null
        }
        ownAddress={staff.email}
      />
    </HubFrame>,
  );
}

/** Shows what would be sent, sends it to oneself, or to everybody. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'sell');
  const { services, language } = pageContext(args.context);
  const form = await readForm(MESSAGE_FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { do: wanted, ...draft } = form.value;
  const id = parseId(args.params.id);
  const event = id === null ? null : await findDeskEvent(services.db, id);
  if (!event || event.jetId === null) throw notFound();
  if (Object.keys(messageFaults(draft)).length > 0)
    return refuse(msg`Nothing was sent. Check the marked fields.`);
  const texts = messageTexts(draft);
  if (wanted === 'preview') return show(msg`This is how it will arrive. Nothing has been sent yet.`);
  if (wanted === 'test') {
    await sendTestMessage(services, staff, event, texts);
    return show(msg`Test sent to you alone, in both languages.`);
  }
  if (draft.seen !== previewedAs(draft))
    return refuse(msg`Nothing was sent: something has changed since the preview. Check it, then send.`);
  const { key, scope } = draft;
  const sent = await sendMessage(services, staff, event.id, { key, scope, texts });
  if (!sent.ok) return refuse(msg`Nothing was sent: nobody with a ticket has an email address.`);
  throw redirect(messagePath(event.id, language, { done: 'sent' }));

  function show(done: MessageDescriptor) {
    return outcome.answer(args.context, { draft, done, problem: null });
  }
  function refuse(problem: MessageDescriptor) {
    const answer = { draft, done: null, problem };
    return outcome.answer(args.context, answer, { status: UNPROCESSABLE });
  }
}

export const meta = hubMeta;
export default HubRoute;
