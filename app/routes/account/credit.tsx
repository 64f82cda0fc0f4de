import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { formOutcome } from '#app/form-outcome.server.ts';
import { pageContext } from '#app/page-context.server.ts';
import { redirect } from '#app/site-redirect.server.ts';
import {
  findCredit,
  findCreditEntries,
  redeemVoucher,
  type VoucherRefusal,
} from '#features/box-office/credit/index.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { AccountNavigation } from '#features/people/accounts/screens/account-navigation-screen.tsx';
import { countCouponTry } from '#features/shop/cart/index.server.ts';
import { toCreditListing } from '#features/shop/orders/index.server.ts';
import { CreditScreen } from '#features/shop/orders/screens/credit-screen.tsx';
import { i18nFor } from '#lib/i18n.ts';
import { networkOf } from '#platform/http/network.server.ts';
import { readForm, text } from '#platform/http/read-form.server.ts';
import type { Route } from './+types/credit.ts';
import { accountPage } from './account-page.server.tsx';
import { requireUser } from './account-request.server.ts';
import { AccountRoute, accountMeta } from './account-route.tsx';

const MAX_ENTRIES = 200;
const MAX_CODE_LENGTH = 64;
const FORM = z.object({ code: text(MAX_CODE_LENGTH) });

const REFUSALS: Record<VoucherRefusal | 'TOO_MANY', MessageDescriptor> = {
  UNKNOWN: msg`We don’t recognise this code. Check it again.`,
  EXPIRED: msg`This gift voucher is no longer valid.`,
  REDEEMED: msg`This gift voucher has already been redeemed.`,
  TOO_MANY: msg`Too many codes in a short time. Try again in a quarter of an hour.`,
};
const outcome = formOutcome<keyof typeof REFUSALS>();

/** Loads the credit of the signed-in customer with its changes, newest first, and the form that redeems gift vouchers. */
export async function loader(args: Route.LoaderArgs) {
  const page = pageContext(args.context);
  const { services, language } = page;
  const principal = await requireUser(args);
  const { balanceCents } = await findCredit(services.db, principal.id);
  const entries = await findCreditEntries(services.db, principal.id, MAX_ENTRIES);
  const refusal = outcome.of(args.context);
  const screen = (
    <CreditScreen
      balanceCents={balanceCents}
      entries={entries.map((entry) => toCreditListing(entry, language))}
      navigation={<AccountNavigation here="credit" role={principal.role} language={language} />}
      refusal={refusal && i18nFor(language)._(REFUSALS[refusal])}
    />
  );
  return accountPage(args.context, { name: 'credit', title: msg`Credit`, screen });
}

/** Redeems a gift voucher; sent twice it happens once. */
export async function action(args: Route.ActionArgs) {
  const principal = await requireUser(args);
  const { services, language, clientIp } = pageContext(args.context);
  const refuse = (refusal: keyof typeof REFUSALS) =>
    outcome.answer(args.context, refusal, { status: refusal === 'TOO_MANY' ? 429 : 422 });
  const form = await readForm(FORM, args.request);
  if (!form.ok) return refuse('UNKNOWN');
  if (!(await countCouponTry(services, networkOf(clientIp)))) return refuse('TOO_MANY');
  const redeemed = await redeemVoucher(services, principal.id, form.value.code);
  if (!redeemed.ok) return refuse(redeemed.error);
  throw redirect(pathTo('credit', language));
}

export const meta = accountMeta;
export default AccountRoute;
