import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#features/core/navigation/index.ts';
import type { CartView, ShopPaths } from '#features/shop/cart/index.ts';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { FormRefused } from '#ui/form-refused.tsx';
import { CheckoutSteps } from '../components/checkout-steps.tsx';
import { CheckoutSummary } from '../components/checkout-summary.tsx';
import { QuestionFields } from '../components/question-fields.tsx';
import type { CustomerDraft } from '../customer-draft.ts';
import type { QuestionsView } from '../questions-view.ts';

/** "Who’s coming?": as a guest or signed in, a name and where the tickets go. */
export function CustomerScreen({
  cart,
  draft,
  questions,
  errors,
  isSignedIn,
  paths,
  language,
}: {
  cart: CartView;
  draft: CustomerDraft;
  questions: QuestionsView | null;
  /** In words, by field. */
  errors: Partial<Record<string, string>>;
  isSignedIn: boolean;
  paths: ShopPaths;
  language: Language;
}) {
  const { t } = useLingui();
  const questionLabels = useQuestionLabels(questions);
  const labels = { firstName: t`First name`, lastName: t`Last name`, email: t`Email for your tickets` };
  return (
    <div className="wrap checkout-columns">
      <div className="checkout-main">
        <CheckoutSteps here="who" back={{ tickets: paths.cart }} />
        <h1 className="text-title">
          <Trans>Who’s coming?</Trans>
        </h1>
        {isSignedIn ? null : <GuestOrAccount paths={paths} language={language} />}
        <form method="post" action={paths.checkout} noValidate className="checkout-form">
          <FormRefused errors={errors} labels={{ ...labels, ...questionLabels }} />
          <div className="checkout-fields">
            <TextField
              id="firstName"
              name="firstName"
              label={labels.firstName}
              error={errors.firstName}
              autoComplete="given-name"
              defaultValue={draft.firstName}
              required
            />
            <TextField
              id="lastName"
              name="lastName"
              label={labels.lastName}
              error={errors.lastName}
              autoComplete="family-name"
              defaultValue={draft.lastName}
              required
            />
            <TextField
              id="email"
              name="email"
              type="email"
              label={labels.email}
              error={errors.email}
              autoComplete="email"
              defaultValue={draft.email}
              required
            />
          </div>
          {questions ? <QuestionFields questions={questions} errors={errors} /> : null}
          <div className="checkout-links">
            <Button type="submit">
              <Trans>Continue to payment</Trans>
            </Button>
            <a href={paths.cart} className="text-link">
              <Trans>Back to cart</Trans>
            </a>
          </div>
        </form>
      </div>
      <CheckoutSummary cart={cart} />
    </div>
  );
}

/** Returns the labels of question fields for error messages. */
function useQuestionLabels(questions: QuestionsView | null): Record<string, string> {
  const { t } = useLingui();
  const labels = (questions?.groups ?? []).flatMap(({ ticket, fields }) => {
    const position = ticket?.position;
    const words = ticket?.isOfSeries ? t`Seat ${position} in the series` : t`Ticket ${position}`;
    const about = ticket === null ? '' : `${words}, `;
    return fields.map(({ field, label }) => [field, `${about}${label.text}`] as const);
  });
  return Object.fromEntries([...labels, ['healthConsent', t`Consent`] as const]);
}

function GuestOrAccount({ paths, language }: { paths: ShopPaths; language: Language }) {
  const signIn = `${pathTo('signIn', language)}?${new URLSearchParams({ next: paths.checkout })}`;
  return (
    <ul className="checkout-cards">
      <li className="checkout-card" data-chosen>
        <strong>
          <Trans>As a guest</Trans>
        </strong>
        <span className="text-sm">
          <Trans>We’ll send you a link, no password needed.</Trans>
        </span>
      </li>
      <li className="checkout-card">
        <strong>
          <a href={signIn}>
            <Trans>With an account</Trans>
          </a>
        </strong>
        <span className="text-sm">
          <Trans>Sign in. Everything stays here.</Trans>
        </span>
      </li>
    </ul>
  );
}
