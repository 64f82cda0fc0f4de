import type { Language } from '#lib/localized.ts';
import { deskOrderPath } from '../../orders/desk-path.ts';
import type { OrderName } from '../audience-store.server.ts';

/** Orders by number and name, each leading to its page. */
export function OrderNames({ orders, language }: { orders: readonly OrderName[]; language: Language }) {
  return (
    <ul className="message-orders">
      {orders.map(({ number, name }) => (
        <li key={number}>
          <a href={deskOrderPath(number, language)} className="text-link">
            {number}
          </a>
          {name === '' ? null : <> {name}</>}
        </li>
      ))}
    </ul>
  );
}
