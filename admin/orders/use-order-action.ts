import { type Action, useAction } from '../screens/use-action.ts';
import type { MessageKey } from '../words/message-keys.ts';

export interface OrderAction extends Omit<Action, 'act'> {
  /** Does it at this part of the order; `true` once it is done. */
  act(path: string, body: object | undefined, done: MessageKey): Promise<boolean>;
}

/** Something the house does with an order. */
export function useOrderAction(number: string): OrderAction {
  const action = useAction();
  return {
    ...action,
    act: (path, body, done) =>
      action.act(
        {
          method: 'POST',
          path: `/admin/orders/${encodeURIComponent(number)}/${path}/`,
          ...(body ? { body } : {}),
        },
        done,
      ),
  };
}
