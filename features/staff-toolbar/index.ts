export { SignInDialog } from './components/sign-in-dialog.tsx';
export { Toolbar } from './components/toolbar.tsx';
export { STAFF_PARAMETERS, type Staff } from './staff.ts';
