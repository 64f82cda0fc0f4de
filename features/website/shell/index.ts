export { ErrorScreenPlace } from './components/error-screen-place.tsx';
export type { EventOverview } from './components/event-overlay.tsx';
export { LanguageSwitch } from './components/language-switch.tsx';
export { FOOTER, SiteFooter } from './components/site-footer.tsx';
export { type PageInShell, SiteFrame } from './components/site-frame.tsx';
export { SiteHeader } from './components/site-header.tsx';
export { startServiceWorker } from './fallbacks/service-worker.ts';
export { type EditBarrier, STAFF_PARAMETERS, type Staff } from './staff-toolbar/staff.ts';
