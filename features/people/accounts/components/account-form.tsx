import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AccountField, AccountMessages } from '../account-errors.ts';
import { AccountMessage } from './account-message.tsx';

/**
 * A plain form that posts to its own page. Errors are listed above it with links to the fields, and have the focus when the
 * page is returned, with or without scripts.
 */
export function AccountForm({
  id,
  errors,
  labels,
  passkey,
  children,
}: {
  /** Prefix of the ids of its fields, sent to the action as `form`. */
  id: string;
  errors: AccountMessages;
  /** Labels of the fields, in their order. */
  labels: Partial<Record<AccountField, string>>;
  /** Passkey request to the device when the form is sent (`watchPasskeys`). */
  passkey?: { kind: 'create' | 'get'; question: string };
  children: ReactNode;
}) {
  const refused = Object.entries(labels).filter(([field]) => errors[field as AccountField]);
  return (
    <form
      method="post"
      noValidate
      className="account-form"
      data-passkey={passkey?.kind}
      data-question={passkey?.question}
    >
      <input type="hidden" name="form" value={id} />
      {Object.keys(errors).length > 0 ? (
        <AccountMessage role="alert" className="account-refused">
          {errors.form ? (
            <p>{errors.form}</p>
          ) : (
            <p>
              <Trans>That didn’t work. Check the marked fields.</Trans>
            </p>
          )}
          {refused.length > 0 ? (
            <ul>
              {refused.map(([field, label]) => (
                <li key={field}>
                  <a href={`#${fieldId(id, field as AccountField)}`}>
                    {label}: {errors[field as AccountField]}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </AccountMessage>
      ) : null}
      {children}
    </form>
  );
}

export function fieldId(form: string, field: AccountField): string {
  return `${form}-${field}`;
}
