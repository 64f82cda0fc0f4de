import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ui/button.tsx';
import type { WalletPaths } from '../wallet-paths.ts';

/** The buttons that put tickets into the wallet of a phone; nothing where the venue has no wallet set up. */
export function WalletButtons({ paths }: { paths: WalletPaths | null }) {
  if (paths === null) return null;
  const { apple, google } = paths;
  const [one, ...others] = google;
  return (
    <div className="wallet-buttons" id="wallet">
      {apple ? (
        <ButtonLink href={apple} variant="white" size="small">
          <Trans>Add to Apple Wallet</Trans>
        </ButtonLink>
      ) : null}
      {one && others.length === 0 ? (
        <ButtonLink href={one.path} variant="white" size="small">
          <Trans>Add to Google Wallet</Trans>
        </ButtonLink>
      ) : null}
      {one && others.length > 0 ? <OneByOne google={google} /> : null}
    </div>
  );
}

/** Google takes one ticket at a time: those of an order open on demand. */
function OneByOne({ google }: Pick<WalletPaths, 'google'>) {
  return (
    <details className="ticket-files">
      <summary className="text-link">
        <Trans>Add to Google Wallet</Trans>
      </summary>
      <ul>
        {google.map(({ position, path }) => (
          <li key={position}>
            <a href={path} className="text-link">
              <Trans>Add to Google Wallet: ticket {position}</Trans>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
