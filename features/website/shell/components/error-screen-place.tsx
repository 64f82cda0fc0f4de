import { type ComponentProps, lazy, Suspense } from 'react';

const ErrorScreen = lazy(() =>
  import('../screens/error-screen.tsx').then((screen) => ({ default: screen.ErrorScreen })),
);

/** Renders the error screen. Its code is prefetched when the browser is idle: later the network may fail. */
export function ErrorScreenPlace(
  props: ComponentProps<typeof import('../screens/error-screen.tsx')['ErrorScreen']>,
) {
  return (
    <Suspense>
      <ErrorScreen {...props} />
    </Suspense>
  );
}
