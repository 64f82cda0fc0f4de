import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What keeps a form from going on. The page has come back with it, so it has the focus, scripts or not. */
export function FormRefused({
  errors,
  labels,
  children,
}: {
  /** In words, by field. */
  errors: Partial<Record<string, string>>;
  /** What the fields are called, in their order. */
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
