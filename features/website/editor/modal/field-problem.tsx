import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** The reason beside a control that is no single input; by its id the control is described. */
export function FieldProblem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className="field-error" id={id}>
      <Icon name="info" size={20} />
      <span>{children}</span>
    </div>
  );
}
