export { MediaPlaceholder } from './components/media-placeholder.tsx';
export { watchConsent } from './watch-consent.ts';
