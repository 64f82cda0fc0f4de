export { FeedbackForm, type FeedbackOutcome } from './components/feedback-form.tsx';
export { LegalScreen } from './components/legal-screen.tsx';
export type { LegalKind } from './legal-page.ts';
