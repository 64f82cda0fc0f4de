export { REFUSALS, type Refusal, type TicketAtDoor, type Verdict } from './admission.ts';
