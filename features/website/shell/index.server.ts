export { FooterContent } from './components/footer-content.tsx';
export { findShell, SHELL_TAGS } from './find-shell.server.ts';
