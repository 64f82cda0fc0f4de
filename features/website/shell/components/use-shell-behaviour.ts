import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

type Behaviour = typeof import('../behaviour/index.ts');
let loading: Promise<Behaviour> | undefined;

/** Loads the shell's behaviour beyond links and forms. It is not needed to read a page, so it loads when the browser is idle. */
function behaviour(): Promise<Behaviour> {
  loading ??= new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  }).then(() => import('../behaviour/index.ts'));
  return loading;
}

/** Passes it the current page, and the state of navigation. */
export function useShellBehaviour(): void {
  const { key, hash } = useLocation();
  const isNavigating = useNavigation().state !== 'idle';
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a target of a page may be visited twice
  useEffect(() => {
    void behaviour().then(({ pageShown }) => pageShown(hash, navigate));
  }, [key, hash]);
  useEffect(() => {
    void behaviour().then(({ navigationChanged }) => navigationChanged(isNavigating));
  }, [isNavigating]);
}
