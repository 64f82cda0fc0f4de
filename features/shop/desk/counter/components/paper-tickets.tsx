import { formatPrice } from '#lib/money.ts';
import type { CounterDone } from '../counter-view.ts';

/** The tickets of a sale on the roll of a receipt printer, 80 mm wide, one after the other; on the screen they are not there. */
export function PaperTickets({ done: { number, tickets } }: { done: CounterDone }) {
  return (
    <ul className="counter-paper" aria-hidden="true">
      {tickets.map(({ position, event, when, price, cents, qr }) => (
        <li key={position}>
          <strong>{event?.text}</strong>
          <span>{when}</span>
          <span>
            {price.text}, {formatPrice(cents)}
          </span>
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} aria-hidden="true">
            <path d={qr.path} />
          </svg>
          <span>
            {number}-{position}
          </span>
        </li>
      ))}
    </ul>
  );
}
