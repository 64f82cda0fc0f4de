export type { CreditEntry } from './credit.ts';
