export { AccountLink } from './components/account-link.tsx';
export { PanelAccount } from './components/panel-account.tsx';
export { watchPasskeys } from './passkeys/watch-passkeys.ts';
export { isSignedIn, useSignedIn } from './use-signed-in.ts';
