export { NewsletterSheet } from './components/newsletter-sheet.tsx';
export type { SignUpOutcome } from './sign-up-outcome.ts';
