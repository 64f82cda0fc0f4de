export { FeedbackForm, type FeedbackOutcome } from './components/feedback-form.tsx';
export type { LegalKind } from './legal-page.ts';
