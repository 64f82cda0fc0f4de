import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type FormOutcome, isDone } from '#lib/form-outcome.ts';
import type { Language } from '#lib/localized.ts';
import { type Day, dayOf, formatDay, formatTime, type Instant, timeOf } from '#lib/venue-time.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { AccountMessage } from './account-message.tsx';

/** A browser somebody is signed in with. */
interface Device {
  id: number;
  /** In words; `null` when it did not say anything we know. */
  device: string | null;
  signedInAt: Instant;
  seenOn: Day;
}

export interface Devices {
  here: Device | null;
  others: Device[];
}

/** Lists the devices a user is signed in on, with buttons to sign out each of the others, or all of them. */
export function OwnDevices({
  devices: { here, others },
  outcome,
  language,
}: {
  devices: Devices;
  outcome: FormOutcome | null;
  language: Language;
}) {
  return (
    <>
      <DevicesMessage outcome={outcome} />
      <ul className="account-devices">
        {here ? (
          <DeviceRow device={here} language={language}>
            <strong>
              <Trans>This device</Trans>
            </strong>
          </DeviceRow>
        ) : null}
        {others.map((device) => (
          <DeviceRow key={device.id} device={device} language={language}>
            <SignOutForm device={device} />
          </DeviceRow>
        ))}
      </ul>
      {others.length > 0 ? (
        <form method="post" className="account-form">
          <input type="hidden" name="form" value="others" />
          <p>
            <Trans>Don’t recognise one of them? Sign them all out, then change your password.</Trans>
          </p>
          <Button type="submit" variant="ghost">
            <Trans>Sign out all others</Trans>
          </Button>
        </form>
      ) : null}
    </>
  );
}

function DeviceRow({
  device: { device, signedInAt, seenOn },
  language,
  children,
}: {
  device: Device;
  language: Language;
  children: ReactNode;
}) {
  const signedIn = `${formatDay(dayOf(signedInAt), language)}, ${formatTime(timeOf(signedInAt), language)}`;
  const seen = formatDay(seenOn, language);
  return (
    <li>
      <div>
        <h3 className="account-device">
          <DeviceName device={device} />
        </h3>
        <p className="muted">
          <Trans>Signed in {signedIn}</Trans>
          <br />
          <Trans>Last active {seen}</Trans>
        </p>
      </div>
      {children}
    </li>
  );
}

function SignOutForm({ device: { id, device } }: { device: Device }) {
  return (
    <form method="post">
      <input type="hidden" name="form" value="device" />
      <input type="hidden" name="session" value={id} />
      <Button type="submit" variant="ghost">
        <Trans>Sign out</Trans>
        <span className="visually-hidden">
          {' '}
          <DeviceName device={device} />
        </span>
      </Button>
    </form>
  );
}

function DeviceName({ device }: { device: string | null }) {
  return device ?? <Trans>Unknown device</Trans>;
}

function DevicesMessage({ outcome }: { outcome: FormOutcome | null }) {
  if (!outcome) return null;
  if (!isDone(outcome))
    return (
      <AccountMessage role="alert" className="account-refused">
        <p>{outcome.errors.form}</p>
      </AccountMessage>
    );
  return (
    <AccountMessage role="status">
      <Note tone="minze">
        {outcome.form === 'others' ? (
          <Trans>All other devices are signed out.</Trans>
        ) : (
          <Trans>Device signed out.</Trans>
        )}
      </Note>
    </AccountMessage>
  );
}
