/**
 * Brings what a page about an account has of passkeys to life: buttons are shown where the browser can, the note that it
 * cannot goes away, and the code comes to pages that ask a device something.
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
