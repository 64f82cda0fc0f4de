import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** One hole of several with the same `name`; put them in a `fieldset` with a `legend`. Works in a form without scripts. */
export function Radio({
  card,
  className,
  children,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** The words beside the hole. */
  children: ReactNode;
  /** On its own card, as for payment methods. */
  card?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <label className={classNames('choice', card && 'choice-card', className)}>
      <input {...input} type="radio" className="choice-hole" />
      <span className="choice-text">{children}</span>
    </label>
  );
}
