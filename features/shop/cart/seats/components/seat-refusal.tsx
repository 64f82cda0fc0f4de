import { Plural, Trans } from '@lingui/react/macro';
import { Note } from '#ui/note.tsx';
import { CartMessage } from '../../components/cart-message.tsx';
import type { SeatsPage } from '../seats-page.ts';
import { useSeatWords } from './use-seat-words.ts';

/** Why seats were not added, and what remains chosen. */
export function SeatRefusalNote({ page }: { page: SeatsPage }) {
  const words = useSeatWords(page);
  const { refusal, added } = page;
  if (!refusal) return null;
  const taken = refusal.code === 'TAKEN' ? words.rows(refusal.seats) : '';
  const nearest = refusal.code === 'TAKEN' ? words.rows(refusal.nearest) : '';
  if (refusal.code === 'CART') return <CartMessage code={refusal.message} />;
  return (
    <div role="alert" className="cart-message">
      <Note tone="rosa-hell">
        {refusal.code === 'TAKEN' ? (
          <p>
            <strong>
              <Trans>Somebody was faster: {taken}.</Trans>
            </strong>{' '}
            {nearest === '' ? (
              <Trans>The other seats are still chosen, choose the missing ones.</Trans>
            ) : (
              <Trans>The nearest for all of you: {nearest}. They are chosen now.</Trans>
            )}
          </p>
        ) : (
          refusal.counts.map(({ name, places, chosen }) => (
            <p key={name.text}>
              <strong lang={name.lang}>{name.text}:</strong>{' '}
              <Plural
                value={places}
                one={`Choose # seat. Chosen so far: ${chosen}.`}
                other={`Choose # seats. Chosen so far: ${chosen}.`}
              />
            </p>
          ))
        )}
        {added.map(({ text: group }) => (
          <p key={group}>
            <Trans>In your cart already: {group}.</Trans>
          </p>
        ))}
      </Note>
    </div>
  );
}
