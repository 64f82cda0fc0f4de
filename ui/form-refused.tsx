import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Lists the errors that keep a form from continuing. It has the focus, scripts or not, because the page was returned with it. */
export function FormRefused({
  errors,
  labels,
  children,
}: {
  /** In words, by field. */
  errors: Partial<Record<string, string>>;
  /** Labels of the fields, in their order. */
  labels: Record<string, string>;
  children?: ReactNode;
}) {
  const refused = Object.entries(labels).filter(([field]) => errors[field]);
  if (refused.length === 0 && !children) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the visitor sent the form and waits for exactly this
    <div role="alert" tabIndex={-1} autoFocus className="form-refused">
      {children ?? (
        <p>
          <Trans>That didn’t work. Check the marked fields.</Trans>
        </p>
      )}
      <ul>
        {refused.map(([field, label]) => (
          <li key={field}>
            <a href={`#${field}`}>
              {label}: {errors[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
