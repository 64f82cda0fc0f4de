import type { Language } from '#lib/localized.ts';
import { deskOrderPath } from '../../orders/desk-path.ts';

/** Number of an order, leading to its page for who may see it. */
export function OrderLink({
  order,
  language,
  canSell,
}: {
  order: string;
  language: Language;
  canSell: boolean;
}) {
  if (!canSell) return <strong>{order}</strong>;
  return (
    <a href={deskOrderPath(order, language)} className="text-link">
      {order}
    </a>
  );
}
