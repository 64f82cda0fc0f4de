import type { ReactNode } from 'react';

/** Fields of the form that belong together. */
export function VoucherPart({ children, legend }: { children: ReactNode; legend: ReactNode }) {
  return (
    <fieldset className="voucher-part">
      <legend className="text-d1">{legend}</legend>
      {children}
    </fieldset>
  );
}
