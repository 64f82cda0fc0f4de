export { FooterContent } from './components/footer-content.tsx';
export { ErrorWordsSource } from './error-words.ts';
export { findShell, SHELL_TAGS } from './find-shell.server.ts';
export { editBarrier, findStaff } from './staff-toolbar/find-staff.server.ts';
