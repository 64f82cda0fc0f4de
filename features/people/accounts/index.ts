// Every page loads what stands here, for its header. What only pages about accounts need they import themselves.
export { AccountLink } from './components/account-link.tsx';
export { PanelAccount } from './components/panel-account.tsx';
export { watchPasskeys } from './passkeys/watch-passkeys.ts';
export { isSignedIn, useSignedIn } from './use-signed-in.ts';
