export { REFUSALS, type Scanned, type Verdict } from './admission.ts';
