import { type ComponentProps, lazy, Suspense } from 'react';

const ErrorScreen = lazy(() =>
  import('../screens/error-screen.tsx').then((screen) => ({ default: screen.ErrorScreen })),
);

/** Where the error screen appears. Its code is fetched ahead when the browser has nothing to do: later nothing may come. */
export function ErrorScreenPlace(
  props: ComponentProps<typeof import('../screens/error-screen.tsx')['ErrorScreen']>,
) {
  return (
    <Suspense>
      <ErrorScreen {...props} />
    </Suspense>
  );
}
