import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import type { Principal } from '#features/core/access/index.server.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import { type DonorDraft, DonorScreen } from '#features/shop/desk/donations/screens/donor-screen.tsx';
import {
  loadDonorPage,
  makeConfirmation,
  revokeConfirmation,
  yearsOfDonations,
} from '#features/shop/desk/index.server.ts';
import { type ConfirmationError, donorPath } from '#features/shop/desk/index.ts';
import { cleanLine } from '#lib/clean-text.ts';
import { i18nFor } from '#lib/i18n.ts';
import { MAX_ID } from '#lib/query-parameters.ts';
import { fail, type Result, succeed } from '#lib/result.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Services } from '#server/services/services.server.ts';
import type { Route } from './+types/donor.ts';
import { deskFrameData, hubPage, pageOutcome, requireStaff } from './hub-page.server.tsx';
import { HubRoute, hubMeta } from './hub-route.tsx';

const MAX_LINE = 120;
const MAX_REASON = 300;
const FORM = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('make'),
    ...{ name: text(MAX_LINE), street: text(MAX_LINE), postalCode: text(20), city: text(MAX_LINE) },
  }),
  z.object({
    do: z.literal('revoke'),
    confirmation: z.coerce.number().int().positive().max(MAX_ID),
    reason: text(MAX_REASON),
  }),
]);
type Form = z.output<typeof FORM>;
type Asked = { year: number; donor: string };
type DonorProblem = ConfirmationError | { code: 'NO_REASON' | 'NOT_VALID' };

const outcome = pageOutcome<DonorDraft>();

/** A donor of a year: their donations, and the confirmation for their tax office. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'read-finance');
  const page = pageContext(args.context);
  const { services, language } = page;
  const asked = askedDonor(args);
  const view = await loadDonorPage(services, asked);
  if (!view) throw notFound();
  const sent = outcome.of(args.context);
  const paths = { de: donorPath(asked, 'de'), en: donorPath(asked, 'en') };
  return hubPage(
    page,
    msg`Donation receipt`,
    <HubFrame frame={{ ...(await deskFrameData(args, 'reports', staff)), paths }}>
      <DonorScreen
        view={view}
        draft={sent?.draft ?? null}
        problem={sent ? i18nFor(language)._(sent.problem) : null}
        language={language}
      />
    </HubFrame>,
  );
}

/** Makes the confirmation of a donor, or revokes it. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'read-finance');
  const { services, language } = pageContext(args.context);
  const asked = askedDonor(args);
  const form = await readForm(FORM, args.request);
  if (!form.ok) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const done = await act(services, staff, { asked, form: form.value });
  if (done.ok) throw redirect(donorPath(asked, language), { status: 303 });
  if (done.error.code === 'UNKNOWN_DONOR') throw notFound();
  const draft = form.value.do === 'make' ? form.value : null;
  return outcome.answer(args.context, { problem: problemWords(done.error), draft }, { status: 422 });
}

function askedDonor(args: Route.LoaderArgs | Route.ActionArgs): Asked {
  const { clock } = pageContext(args.context).services;
  const year = yearsOfDonations(clock).find((each) => String(each) === args.params.year);
  if (year === undefined) throw notFound();
  return { year, donor: args.params.donor };
}

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' });

async function act(
  services: Services,
  staff: Principal,
  { asked, form }: { asked: Asked; form: Form },
): Promise<Result<null, DonorProblem>> {
  if (form.do === 'make') {
    const address = {
      ...{ name: cleanLine(form.name), street: cleanLine(form.street) },
      ...{ postalCode: cleanLine(form.postalCode), city: cleanLine(form.city) },
    };
    return makeConfirmation(services, staff, { ...asked, address });
  }
  const reason = cleanLine(form.reason);
  if (reason === '') return fail({ code: 'NO_REASON' });
  const view = await loadDonorPage(services, asked);
  const confirmation = view?.donor.confirmation;
  if (confirmation?.id !== form.confirmation) return fail({ code: 'NOT_VALID' });
  const revoked = await revokeConfirmation(services, staff, confirmation, reason);
  return revoked.ok ? succeed(null) : revoked;
}

function problemWords({ code }: DonorProblem): MessageDescriptor {
  switch (code) {
    case 'NOT_IN_EURO':
      return msg`No receipt was made: the venue’s currency isn’t the euro.`;
    case 'UNPREPARED':
      return msg`No receipt was made: something is missing in the settings.`;
    case 'NO_ADDRESS':
      return msg`No receipt was made: enter the name and the whole address.`;
    case 'NOTHING_GIVEN':
    case 'UNKNOWN_DONOR':
      return msg`No receipt was made: no donation was kept.`;
    case 'NO_REASON':
      return msg`Nothing was done: give a reason.`;
    case 'NOT_VALID':
      return msg`This receipt has been revoked already.`;
  }
}

export const meta = hubMeta;
export default HubRoute;
