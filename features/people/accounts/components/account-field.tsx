import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '#ui/field.tsx';
import type { AccountField, AccountMessages } from '../account-errors.ts';
import { fieldId } from './account-form.tsx';

/** A field of an account form with its error. */
export function FormField({
  form,
  name,
  errors,
  ...field
}: {
  form: string;
  name: AccountField;
  errors: AccountMessages;
  label: string;
  hint?: ReactNode;
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'defaultValue' | 'maxLength'>) {
  return <TextField {...field} id={fieldId(form, name)} name={name} error={errors[name]} required />;
}
