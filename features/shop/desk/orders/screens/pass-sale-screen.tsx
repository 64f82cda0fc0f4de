import { Trans, useLingui } from '@lingui/react/macro';
import { PassFacts, type PassOffer } from '#features/box-office/passes/index.ts';
import { PAYMENT_MEANS } from '#features/box-office/ticketing/index.ts';
import type { Language } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { MAX_REFERENCE_LENGTH } from '../bounds.ts';
import { meansWords } from '../components/means-words.tsx';
import { deskPassesPath } from '../desk-path.ts';

/** Values typed into the form that sells a pass, if it is shown again. */
export interface PassSaleDraft {
  firstName: string;
  lastName: string;
  email: string;
  /** The language of the emails. */
  emailLanguage: string;
  amount: string;
  means: string;
  reference: string;
}

const MAX_NAME_LENGTH = 80;

/** Sells one pass at the desk: its holder, and its payment at the till. A plain form. */
export function PassSaleScreen({
  offer,
  purchaseKey,
  draft,
  problem,
  language,
}: {
  offer: PassOffer;
  /** Makes the form count once. */
  purchaseKey: string;
  draft: PassSaleDraft | null;
  /** Reason it was not sold, in words. */
  problem: string | null;
  language: Language;
}) {
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={deskPassesPath(language)} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>All passes</Trans>
        </a>
      </p>
      <h1 className="text-d3" lang={offer.name.lang}>
        {offer.name.text}
      </h1>
      {problem === null ? null : (
        <div role="alert">
          <Note tone="rosa">{problem}</Note>
        </div>
      )}
      <form method="post" className="desk-columns">
        <input type="hidden" name="key" value={purchaseKey} />
        <input type="hidden" name="terms" value={offer.terms} />
        <Person draft={draft} language={language} />
        <Till offer={offer} draft={draft} />
      </form>
    </main>
  );
}

function Person({ draft, language }: { draft: PassSaleDraft | null; language: Language }) {
  const { t } = useLingui();
  return (
    <section className="desk-part" aria-labelledby="pass-person">
      <h2 id="pass-person" className="text-d1">
        <Trans>Who it’s for</Trans>
      </h2>
      <div className="desk-form">
        <TextField
          label={t`First name`}
          name="firstName"
          required
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          defaultValue={draft?.firstName ?? ''}
        />
        <TextField
          label={t`Last name`}
          name="lastName"
          required
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          defaultValue={draft?.lastName ?? ''}
        />
        <TextField
          label={t`Email address`}
          hint={t`The pass belongs to the account with this address. If there isn’t one yet, the pass waits for it.`}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="off"
          defaultValue={draft?.email ?? ''}
        />
        <Field label={t`Language for emails`}>
          {(control) => (
            <select {...control} name="emailLanguage" defaultValue={draft?.emailLanguage || language}>
              <option value="de" lang="de">
                Deutsch
              </option>
              <option value="en" lang="en">
                English
              </option>
            </select>
          )}
        </Field>
      </div>
    </section>
  );
}

function Till({ offer, draft }: { offer: PassOffer; draft: PassSaleDraft | null }) {
  const { t, i18n } = useLingui();
  const amount = formatPrice(offer.cents);
  return (
    <section className="desk-money cut-note surface-dotter" aria-labelledby="pass-till">
      <h2 id="pass-till" className="text-d1">
        <Trans>Amount due</Trans>
      </h2>
      <p className="desk-amount">{amount}</p>
      <PassFacts pass={offer} />
      <div className="desk-form">
        <TextField
          label={t`Amount received`}
          name="amount"
          inputMode="decimal"
          required
          maxLength={20}
          autoComplete="off"
          defaultValue={draft?.amount || amount}
        />
        <Field label={t`Method`}>
          {(control) => (
            <select {...control} name="means" defaultValue={draft?.means || PAYMENT_MEANS[0]}>
              {PAYMENT_MEANS.map((each) => (
                <option key={each} value={each}>
                  {meansWords(each, i18n)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField
          label={t`Receipt or statement number`}
          name="reference"
          required
          maxLength={MAX_REFERENCE_LENGTH}
          autoComplete="off"
          defaultValue={draft?.reference ?? ''}
        />
        <Button type="submit">
          <Trans>Sell for {amount}</Trans>
        </Button>
      </div>
    </section>
  );
}
