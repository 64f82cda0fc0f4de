export { FeedbackForm, type FeedbackOutcome } from './components/feedback-form.tsx';
