/** Account fields left out of the audit, whose entries would outlive the account. */
export const PERSONAL_FIELDS = ['first_name', 'last_name', 'email'] as const;
