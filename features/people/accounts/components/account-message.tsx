import type { ReactNode } from 'react';

/** Result of a submitted form. It has the focus because the page was reloaded with it, scripts or not. */
export function AccountMessage({
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
