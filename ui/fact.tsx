import type { ReactNode } from 'react';

/** One of a list of facts (`dl`): what it is about, and how it is. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
