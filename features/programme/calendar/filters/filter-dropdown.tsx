import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/**
 * One filter of the bar. The browser opens and closes it, and keeps only one of them open, also without scripts; the rest is
 * the shell's behaviour (`watchFilterPanels`).
 */
export function FilterDropdown({
  label,
  chosen,
  icon = 'chevron-down',
  className,
  children,
}: {
  label: string;
  /** Name of the choice, if there is one. */
  chosen?: string | undefined;
  icon?: 'chevron-down' | 'calendar' | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <details name="calendar-filter" data-filter className={classNames('filter', className)}>
      <summary>
        <span className="filter-label">{label}</span>
        {chosen ? (
          <>
            <span className="filter-mark" aria-hidden="true" />
            <VisuallyHidden>: {chosen}</VisuallyHidden>
          </>
        ) : null}
        <Icon name={icon} size={18} />
      </summary>
      <div className="filter-panel">{children}</div>
    </details>
  );
}
