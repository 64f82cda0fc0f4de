import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';

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
  const isRefused = refused.length > 0 || Boolean(children);
  useTitleOfRefusal(isRefused);
  if (!isRefused) return null;
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

/** Says in the page's title that it came back with faults, until they are gone: tabs and screen readers tell of it first. */
function useTitleOfRefusal(isRefused: boolean): void {
  const { t } = useLingui();
  useEffect(() => {
    if (!isRefused) return;
    const { title } = document;
    document.title = t`Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [isRefused, t]);
}
