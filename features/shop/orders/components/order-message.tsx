import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Note } from '#ui/note.tsx';

/** Outcome of what somebody did with an order, shown on its page. */
export type OrderMessage =
  | 'ENQUIRY_ORDERED'
  | 'CANCELLATION_CLOSED'
  | 'GOES_TOGETHER'
  | 'ON_ITS_WAY'
  | 'CONSENT_WITHDRAWN'
  | 'REBOOKED'
  | 'SEATS_SWAPPED';

const DONE: Partial<Record<string, ReactNode>> = {
  CONSENT_WITHDRAWN: <Trans>Your health answers have been deleted.</Trans>,
  REBOOKED: <Trans>Your tickets have been exchanged. The new ones are below, and in your email.</Trans>,
  SEATS_SWAPPED: <Trans>Swapped. Your tickets name the new seats, also in your email.</Trans>,
};
const REFUSED: Partial<Record<string, ReactNode>> = {
  ON_ITS_WAY: (
    <Trans>
      Your money is already on its way, or has been turned into credit. There’s nothing left to keep.
    </Trans>
  ),
  GOES_TOGETHER: <Trans>Another ticket is only valid together with this one. Return that one first.</Trans>,
  ENQUIRY_ORDERED: <Trans>It’s ordered already, and can’t be withdrawn here any more. Call us.</Trans>,
  CANCELLATION_CLOSED: <Trans>You can no longer return this ticket here. Ask at the box office.</Trans>,
};

/** Says what came of it; nothing for messages that stand elsewhere. */
export function OrderMessageNote({ message }: { message: string | null }) {
  const [done, refused] = [DONE[message ?? ''], REFUSED[message ?? '']];
  if (done)
    return (
      <div role="status">
        <Note tone="minze-hell">{done}</Note>
      </div>
    );
  return refused ? (
    <div role="alert">
      <Note tone="rosa-hell">{refused}</Note>
    </div>
  ) : null;
}
