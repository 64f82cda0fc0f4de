export { REFUSALS, type Verdict } from './admission.ts';
