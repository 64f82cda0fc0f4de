import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

/** A 44 px round button that shows only an icon; `label` is its name. Children (a count) sit on its corner. */
export function RoundButton({
  icon,
  label,
  look,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & {
  icon: IconName;
  label: string;
  look?: 'line' | 'ink' | undefined;
}) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames('round-button', look && `round-button-${look}`, className)}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
