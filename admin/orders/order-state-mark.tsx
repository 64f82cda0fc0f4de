import { Dot } from '../ui/dot.tsx';
import { useWords } from '../words/use-words.ts';
import type { OrderState } from './order.ts';

/** How an order stands with the house: a filled hole where nothing is to be done. */
export function OrderStateMark({ state }: { state: OrderState }) {
  const words = useWords();
  return <Dot isOn={state === 'paid'}>{words(`order_${state}`)}</Dot>;
}
