import { useLingui } from '@lingui/react/macro';
import type { ElementProps, ShownLink } from '#features/core/documents/index.ts';
import { classNames } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Variant of a link of a module. */
export type LinkVariant = 'button' | 'ghost' | 'white' | 'plain';

/** A link of a module: as a paper tag, or as a line of text. It says when it opens a new window. */
export function ModuleLink({
  link,
  text,
  variant,
}: {
  link: ShownLink;
  text: ElementProps;
  variant: LinkVariant;
}) {
  return (
    <a
      href={link.href}
      {...newWindowProps(link)}
      className={classNames(
        variant === 'plain' ? 'text-link' : 'button',
        variant === 'ghost' && 'button-ghost',
        variant === 'white' && 'button-white',
      )}
    >
      {variant === 'plain' ? null : <i className="button-hole" />}
      <span {...text} />
      <NewWindow link={link} />
    </a>
  );
}

export const newWindowProps = ({ newWindow }: ShownLink) =>
  newWindow ? { target: '_blank', rel: 'noopener' } : {};

/** Said to those who do not see that a window opens. */
export function NewWindow({ link }: { link: ShownLink }) {
  const { t } = useLingui();
  return link.newWindow ? <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden> : null;
}
