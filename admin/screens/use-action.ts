import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { ApiRequest } from '../api/api-call.ts';
import { call } from '../session/call.ts';
import type { MessageKey } from '../words/message-keys.ts';
import { useWords } from '../words/use-words.ts';
import { useRefusal } from './refusal.ts';

export interface Action {
  isBusy: boolean;
  /** Reason the last one was refused. */
  failure: string | null;
  /**
   * Runs it; `true` on success. A refusal is reported, and the display is refreshed all the same: others may have changed
   * it.
   */
  act(request: Pick<ApiRequest, 'method' | 'path' | 'body'>, done: MessageKey): Promise<boolean>;
}

/** Runs an action with a call, one at a time, and reports its result. */
export function useAction(): Action {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const refusal = useRefusal();
  const words = useWords();
  return {
    isBusy,
    failure,
    async act(request, done) {
      if (isBusy) return false;
      setIsBusy(true);
      setFailure(null);
      try {
        await call(request);
        notify(words(done), { type: 'success' });
        return true;
      } catch (error) {
        setFailure(refusal(error));
        return false;
      } finally {
        setIsBusy(false);
        refresh();
      }
    },
  };
}
