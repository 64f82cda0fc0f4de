export { SeatList } from './components/seat-list.tsx';
export type { SeatVariant } from './components/seat-mark.tsx';
export { SeatPlan } from './components/seat-plan.tsx';
export { useSeatWords } from './components/use-seat-words.ts';
export { seatsAfterPress } from './seat-choice.ts';
export type { HallView, WantedGroup } from './seats-page.ts';
export { useChosenSeats } from './use-chosen-seats.ts';
export { useSeatStates } from './use-seat-states.ts';
