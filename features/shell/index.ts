export { ErrorScreen } from './components/error-screen.tsx';
export { SiteFooter } from './components/site-footer.tsx';
export { SiteHeader } from './components/site-header.tsx';
export type { Shell } from './find-shell.server.ts';
