import { startTransition, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useSubmit } from 'react-router';
import { type Watched, watchKeys } from './watch-keys.ts';

/**
 * Keyboard shortcuts of the counter: each button names its key in `data-key`. Digits add tickets, `24×1` adds 24 of the
 * first price, minus removes one of the last ones, arrows choose the date. Digits never reach a price while a field has the
 * focus. Keys act in their order, each once the press before it is answered; Enter takes no money where that was refused:
 * `contents` is the cart on the screen, `isBusy` while a press is at the server. A key that is held down is one press.
 */
export function useCounterKeys(contents: string | null, isBusy: boolean) {
  const counter = useRef<HTMLElement>(null);
  const submit = useSubmit();
  const [answers, setAnswers] = useState(0);
  const resume = useRef<Watched['resume']['current']>(() => undefined);
  const router = use(UNSAFE_DataRouterContext)?.router;
  const { key } = useLocation();
  const shown = useRef({ contents, isBusy, key });

  // Only once it is on the screen: a key acts on the controls that are there.
  useLayoutEffect(() => {
    shown.current = { contents, isBusy, key };
  }, [contents, isBusy, key]);
  useEffect(() => {
    if (!isBusy && key) resume.current('page');
  }, [isBusy, key]);
  useEffect(() => {
    if (answers > 0) resume.current('answer');
  }, [answers]);

  useEffect(() => {
    const add = async (fields: FormData, action: string) => {
      await submit(fields, { method: 'post', action, preventScrollReset: true });
      // The page of the answer is rendered before the next key acts.
      startTransition(() => setAnswers((count) => count + 1));
    };
    // The router knows before the screen shows it.
    const isLoading = () =>
      shown.current.isBusy ||
      (router !== undefined &&
        (router.state.navigation.state !== 'idle' || router.state.location.key !== shown.current.key));
    return watchKeys({ counter, shown, isLoading, resume, add });
  }, [router, submit]);
  return counter;
}
