import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

/** A 44 px round button that shows only an icon; `label` is its name. Children (a count) sit on its corner. */
export function RoundButton({
  icon,
  label,
  variant,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & {
  icon: IconName;
  label: string;
  variant?: 'line' | 'ink' | undefined;
}) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames('round-button', variant && `round-button-${variant}`, className)}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
