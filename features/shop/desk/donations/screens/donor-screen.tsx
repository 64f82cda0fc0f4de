import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { formatAmount } from '#lib/money.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { DeskPart } from '../../orders/components/desk-part.tsx';
import { MadeConfirmation, RevokedConfirmations } from '../components/made-confirmation.tsx';
import { MakeForm, MissingFacts } from '../components/make-form.tsx';
import { SingleDonations } from '../components/single-donations.tsx';
import type { DonorAddress } from '../confirmation-store.server.ts';
import { donationsPath } from '../donations-path.ts';
import type { DonorPage } from '../load-donations-page.server.ts';

/** Address of a donor as typed, where the page is shown again. */
export type DonorDraft = DonorAddress;

/** A donor’s year: what they gave, and the confirmation for their tax office. */
export function DonorScreen({
  view: { year, donor, missing, isInEuro },
  draft,
  problem,
  language,
}: {
  view: DonorPage;
  draft: DonorDraft | null;
  problem: string | null;
  language: Language;
}) {
  const { t } = useLingui();
  const { email, address, donations, cents, confirmation, revoked } = donor;
  const sum = formatAmount(cents);
  return (
    <main id="main" tabIndex={-1} className="wrap hub-screen">
      <p>
        <a href={donationsPath(language, { year: String(year) })} className="text-link">
          <Icon name="arrow-left" size={20} />
          <Trans>Donations {year}</Trans>
        </a>
      </p>
      <header className="desk-head">
        <h1 className="text-d3" translate="no">
          {address.name || email}
        </h1>
        <p className="lead" translate="no">
          {email}
        </p>
      </header>
      {problem === null ? null : (
        <div role="alert">
          <Note tone="rosa">{problem}</Note>
        </div>
      )}
      {confirmation ? (
        <DeskPart id="donor-receipt" title={t`Donation receipt`}>
          <MadeConfirmation confirmation={confirmation} change={donor.change} language={language} />
        </DeskPart>
      ) : cents > 0 ? (
        <DeskPart id="donor-make" title={t`Donation receipt`}>
          {!isInEuro ? (
            <p>
              <Trans>
                No receipt can be made: German tax offices ask for euro, and the venue’s currency is another.
              </Trans>
            </p>
          ) : missing.length > 0 ? (
            <MissingFacts missing={missing} language={language} />
          ) : (
            <MakeForm address={draft ?? address} />
          )}
        </DeskPart>
      ) : null}
      <DeskPart id="donor-donations" title={<Trans>Donations in {year}</Trans>}>
        {donations.length > 0 ? (
          <SingleDonations donations={donations} sum={sum} language={language} />
        ) : (
          <p>
            <Trans>No donation was kept.</Trans>
          </p>
        )}
      </DeskPart>
      {revoked.length > 0 ? (
        <DeskPart id="donor-revoked" title={<Trans>Revoked</Trans>}>
          <RevokedConfirmations revoked={revoked} language={language} />
        </DeskPart>
      ) : null}
    </main>
  );
}
