import type { ReactNode } from 'react';

/** An item of a description list (`dl`): its term, and its value. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
