import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** The words beside the hole. */
  children: ReactNode;
  /** On its own card, as for ways to pay. */
  card?: boolean | undefined;
  className?: string | undefined;
}

function Choice({ type, card, className, children, ...input }: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className={classNames('choice', card && 'choice-card', className)}>
      <input {...input} type={type} className="choice-hole" />
      <span className="choice-text">{children}</span>
    </label>
  );
}

/** A hole that is pecked open or not, with its label. Works in a form without scripts. */
export const Checkbox = (props: ChoiceProps) => <Choice {...props} type="checkbox" />;

/** One hole of several with the same `name`; put them in a `fieldset` with a `legend`. */
export const Radio = (props: ChoiceProps) => <Choice {...props} type="radio" />;
