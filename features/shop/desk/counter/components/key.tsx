import type { ReactNode } from 'react';

/** A key of the keyboard, drawn as a hole; decoration beside the button that it presses. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <span className="counter-key" aria-hidden="true">
      {children}
    </span>
  );
}
