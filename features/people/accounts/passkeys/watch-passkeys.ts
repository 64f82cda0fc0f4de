/**
 * Enables passkeys on account pages: buttons are shown where the browser is capable, the note that it is not disappears, and
 * the code is loaded on pages with a challenge.
 */
export function watchPasskeys(page: ParentNode): void {
  if (!('PublicKeyCredential' in window)) return;
  for (const element of page.querySelectorAll<HTMLElement>('[data-with-passkeys]'))
    element.hidden = element.dataset.withPasskeys === 'hidden';
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-passkey]:not([data-heard])')) {
    form.dataset.heard = '';
    void import('./attach-passkey-handlers.ts').then(({ attachPasskeyHandler }) =>
      attachPasskeyHandler(form),
    );
  }
}
