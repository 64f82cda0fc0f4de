import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { MIN_PASSWORD_LENGTH } from '../passwords.ts';
import { FormField } from './account-field.tsx';

type FieldProps = ComponentProps<typeof FormField>;
type InForm = Pick<FieldProps, 'form' | 'errors' | 'label'>;

/** The address of an account, by which password managers know it. */
export function EmailField(field: InForm & { defaultValue: string | undefined }) {
  return <FormField {...field} name="email" type="email" autoComplete="username" />;
}

/** The password somebody has. */
export function PasswordField(field: InForm) {
  return <FormField {...field} name="password" type="password" autoComplete="current-password" />;
}

/** A code from an app, which phones and password managers fill in automatically. */
export function CodeField(field: InForm & Pick<FieldProps, 'hint'>) {
  return <FormField {...field} name="code" autoComplete="one-time-code" maxLength={40} />;
}

/** A password somebody makes up, with how long it has to be. */
export function NewPasswordField(field: InForm & Pick<FieldProps, 'name'>) {
  const { t } = useLingui();
  const atLeast = MIN_PASSWORD_LENGTH;
  return (
    <FormField
      {...field}
      hint={t`At least ${atLeast} characters.`}
      type="password"
      autoComplete="new-password"
    />
  );
}
