export { SignInDialog } from './components/sign-in-dialog.tsx';
export { Toolbar } from './components/toolbar.tsx';
export type { Staff } from './staff.ts';
