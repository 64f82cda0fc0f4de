import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

interface ButtonStyle {
  /** `red` only buys or publishes. */
  variant?: 'ink' | 'ghost' | 'white' | 'red' | undefined;
  size?: 'normal' | 'small' | undefined;
  /** As wide as its place. */
  full?: boolean | undefined;
}

const classOf = ({ variant = 'ink', size, full }: ButtonStyle, className?: string) =>
  classNames(
    'button',
    variant !== 'ink' && `button-${variant}`,
    size === 'small' && 'button-small',
    full && 'button-full',
    className,
  );

interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** Its hole is animated, its text remains, a second press does nothing. */
  loading?: boolean | undefined;
  children: ReactNode;
}

/** A paper tag with a punched hole. Does not submit a form without `type="submit"`. */
export function Button(props: ButtonProps) {
  const { variant, size, full, loading, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ variant, size, full }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      <i className={loading ? 'button-hole button-drum' : 'button-hole'} />
      <span>{children}</span>
    </button>
  );
}

/** A link styled as a button; `to` is within the site, `href` leaves the router. */
export function ButtonLink(
  props: ButtonStyle & { children: ReactNode; className?: string | undefined } & (
      | Omit<ComponentProps<typeof Link>, 'children' | 'className'>
      | (Omit<ComponentProps<'a'>, 'children' | 'className'> & { to?: never })
    ),
) {
  const { variant, size, full, className, children, ...rest } = props;
  const classes = classOf({ variant, size, full }, className);
  const content = (
    <>
      <i className="button-hole" />
      <span>{children}</span>
    </>
  );
  if (rest.to === undefined) {
    return (
      <a {...rest} className={classes}>
        {content}
      </a>
    );
  }
  return (
    <Link {...rest} className={classes}>
      {content}
    </Link>
  );
}
