import type { ReactNode } from 'react';

/** Fields of a form that belong together, below what they are about. */
export function FormPart({ children, legend }: { children: ReactNode; legend: ReactNode }) {
  return (
    <fieldset className="direct-part">
      <legend className="text-d1">{legend}</legend>
      {children}
    </fieldset>
  );
}
