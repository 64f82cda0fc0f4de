/** What of an account is not written down among the changes: it would outlive the account. */
export const PERSONAL_FIELDS = ['first_name', 'last_name', 'email'] as const;
