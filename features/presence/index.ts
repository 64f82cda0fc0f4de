export {
  BEAT_MS,
  type DraftState,
  NOBODY,
  type Presence,
} from './presence.ts';
