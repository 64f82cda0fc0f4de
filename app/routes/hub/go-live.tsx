import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { redirect } from '#app/site-redirect.server.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import {
  ANSWERS,
  closeSite,
  type GoLiveError,
  loadGoLive,
  openSite,
  saveAnswer,
  sendTrialEmail,
} from '#features/operations/going-live/index.server.ts';
import { goLivePath, SURE } from '#features/operations/going-live/index.ts';
import { GoLiveScreen } from '#features/operations/going-live/screens/go-live-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import type { Language } from '#lib/localized.ts';
import type { Result } from '#lib/result.ts';
import { readForm } from '#platform/http/read-form.server.ts';
import type { Services } from '#server/services/services.server.ts';
import type { Route } from './+types/go-live.ts';
import { deskFrameData, hubPage, pageOutcome, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

export const handle: PageHandle = { query: { personal: ['sure', 'done'] } };

const FORM = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['open', 'close', 'mail']) }),
  z.object({ do: z.enum(['answer', 'withdraw']), answer: z.enum(ANSWERS) }),
]);
type Form = z.output<typeof FORM>;

const PROBLEMS: Record<GoLiveError, MessageDescriptor> = {
  MUSTS_OPEN: msg`Something that has to be done is still open. The site stays closed.`,
  NO_MAIL_SERVER: msg`No mail server is set, so nothing could be sent.`,
  MAIL_REFUSED: msg`The mail server did not take the letter. The log of the server says why.`,
  NOT_SAVED: msg`That could not be saved. Try again.`,
};
const DONE: Record<string, MessageDescriptor> = {
  open: msg`The site is open. Welcome!`,
  close: msg`The site is closed. You still see it.`,
  mail: msg`The letter is on its way. Look into your mailbox.`,
};
const outcome = pageOutcome();
const UNPROCESSABLE = 422;

/** `/cms-hub/go-live`: the list before a house opens (docs/product/settings-and-errors.md#going-live). */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'manage-settings');
  const page = pageContext(args.context);
  const { services, language, url } = page;
  const sent = outcome.of(args.context);
  const done = DONE[url.searchParams.get('done') ?? ''];
  const i18n = i18nFor(language);
  return hubPage(
    page,
    msg`Going live`,
    <HubFrame frame={await deskFrameData(args, 'go-live', staff)}>
      <GoLiveScreen
        page={await loadGoLive(services)}
        language={language}
        sure={SURE.find((each) => each === url.searchParams.get('sure')) ?? null}
        problem={sent ? i18n._(sent.problem) : null}
        done={sent || !done ? null : i18n._(done)}
      />
    </HubFrame>,
  );
}

/** Opens or closes the site, sends the trial letter, or notes an answer. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'manage-settings');
  const { services, language } = pageContext(args.context);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const done = await press(services, staff, form.value, language);
  if (!done.ok)
    return outcome.answer(
      args.context,
      { problem: PROBLEMS[done.error], draft: null },
      { status: UNPROCESSABLE },
    );
  throw redirect(goLivePath(language, { done: form.value.do }), { status: 303 });
}

function press(
  services: Services,
  staff: Principal,
  form: Form,
  language: Language,
): Promise<Result<null, GoLiveError>> {
  switch (form.do) {
    case 'open':
      return openSite(services, staff);
    case 'close':
      return closeSite(services, staff);
    case 'mail':
      return sendTrialEmail(services, staff, language);
    case 'answer':
    case 'withdraw':
      return saveAnswer(services, staff, { answer: form.answer, isGiven: form.do === 'answer' });
  }
}

export const meta = hubMeta;
export default HubRoute;
