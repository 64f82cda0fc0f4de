import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** How long a page may take before its skeleton shows, in milliseconds. */
const PATIENCE = 200;

const Skeleton = lazy(() => import('./skeleton.tsx').then(({ Skeleton }) => ({ default: Skeleton })));

/** In the main part: the skeleton of the page that is being fetched, in the place of the one before (`shell-states.css`). */
export function PendingPage() {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const staysInPlace = next?.pathname === pathname || next?.state?.inPlace === true;
  const pending = staysInPlace ? undefined : next?.pathname;
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setShown(pending), pending ? PATIENCE : 0);
    return () => clearTimeout(timer);
  }, [pending]);
  if (!pending || shown !== pending) return null;
  return (
    <Suspense fallback={null}>
      <Skeleton pathname={pending} />
    </Suspense>
  );
}
