import type { AccountMessages } from '../account-errors.ts';
import { FormField } from './account-field.tsx';

interface Names {
  firstName: string;
  lastName: string;
}

/** First and last name beside each other, where there is room. */
export function NameFields({
  labels,
  names,
  ...shared
}: {
  form: string;
  errors: AccountMessages;
  labels: Names;
  names: Names | undefined;
}) {
  return (
    <div className="account-names">
      <FormField
        {...shared}
        name="firstName"
        label={labels.firstName}
        autoComplete="given-name"
        defaultValue={names?.firstName}
      />
      <FormField
        {...shared}
        name="lastName"
        label={labels.lastName}
        autoComplete="family-name"
        defaultValue={names?.lastName}
      />
    </div>
  );
}
