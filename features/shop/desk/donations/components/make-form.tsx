import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '#lib/localized.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { DonorAddress } from '../confirmation-store.server.ts';
import type { MissingFact } from '../missing-facts.ts';

const MAX_LINE = 120;

/** Form with the donor’s name and address that makes the confirmation. */
export function MakeForm({ address }: { address: DonorAddress }) {
  const { t } = useLingui();
  const shared = { required: true, maxLength: MAX_LINE, autoComplete: 'off' } as const;
  return (
    <>
      <p>
        <Trans>
          Check the name and address: once made, a receipt isn’t changed. A mistake can only be put right by
          revoking it.
        </Trans>
      </p>
      <form method="post" className="desk-form">
        <input type="hidden" name="do" value="make" />
        <TextField {...shared} label={t`Name`} name="name" defaultValue={address.name} />
        <TextField {...shared} label={t`Street and number`} name="street" defaultValue={address.street} />
        <TextField
          {...shared}
          label={t`Postcode`}
          name="postalCode"
          maxLength={20}
          defaultValue={address.postalCode}
        />
        <TextField {...shared} label={t`Town`} name="city" defaultValue={address.city} />
        <Button type="submit">
          <Trans>Make donation receipt</Trans>
        </Button>
      </form>
    </>
  );
}

/** Settings that are missing, with the way to them. */
export function MissingFacts({ missing, language }: { missing: readonly MissingFact[]; language: Language }) {
  return (
    <>
      <p>
        <Trans>No receipt can be made yet. The settings lack:</Trans>
      </p>
      <ul>
        {missing.map((fact) => (
          <li key={fact}>
            {fact === 'notice' ? (
              <Trans>the exemption notice for donation receipts</Trans>
            ) : (
              <Trans>the seller’s name and address</Trans>
            )}
          </li>
        ))}
      </ul>
      <p>
        <a href={`/admin/settings/house?lang=${language}`} className="text-link">
          <Trans>Open the settings</Trans>
        </a>{' '}
        <Trans>(only administrators can change them)</Trans>
      </p>
    </>
  );
}
