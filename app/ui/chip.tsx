import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** A punched card that is chosen or not; chosen, it is ink and shows the cross that lets it go. */
export function Chip({
  pressed,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { pressed: boolean }) {
  return (
    <button type="button" {...rest} className={classNames('chip', className)} aria-pressed={pressed}>
      {children}
      <span className="chip-cross">
        <Icon name="close" size={14} />
      </span>
    </button>
  );
}

/** A chip that leads somewhere: filters work without scripts that way. `current` marks where one is. */
export function ChipLink({
  current,
  className,
  children,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className' | 'children'> & {
  current?: boolean | undefined;
  className?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <Link {...rest} className={classNames('chip', className)} aria-current={current ? 'true' : undefined}>
      {children}
    </Link>
  );
}
