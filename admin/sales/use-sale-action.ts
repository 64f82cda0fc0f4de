import type { ApiRequest } from '../api/api-call.ts';
import { type Action, useAction } from '../screens/use-action.ts';
import type { MessageKey } from '../words/message-keys.ts';

export interface SaleAction extends Omit<Action, 'act'> {
  /** Does it at this part of the event; `true` once it is done. */
  act(
    method: Exclude<ApiRequest['method'], 'GET'>,
    path: string,
    body: object | undefined,
    done: MessageKey,
  ): Promise<boolean>;
}

/** Something the house does with the sale of an event (docs/product/box-office.md#sales). */
export function useSaleAction(eventId: number): SaleAction {
  const action = useAction();
  return {
    ...action,
    act: (method, path, body, done) =>
      action.act({ method, path: `/admin/events/${eventId}/${path}/`, ...(body ? { body } : {}) }, done),
  };
}
