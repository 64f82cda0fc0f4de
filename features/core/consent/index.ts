export { CHOICE_EVENT, currentChoice, saveChoice } from './choice-cookie.ts';
export { MediaPlaceholder } from './components/media-placeholder.tsx';
export { PLACEHOLDER_TEXTS, type PlaceholderKind } from './placeholder-texts.ts';
export { type LegalPages, watchConsent } from './watch-consent.ts';
