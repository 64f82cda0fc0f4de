import type { ReactNode } from 'react';

/** What became of a form that was sent. The page has come back with it, so it has the focus, scripts or not. */
export function AccountAnswer({
  role,
  className,
  children,
}: {
  role: 'alert' | 'status';
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the visitor sent the form and waits for exactly this
    <div role={role} tabIndex={-1} autoFocus className={className}>
      {children}
    </div>
  );
}
