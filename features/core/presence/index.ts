export { peopleOn } from './people-on.ts';
export {
  BEAT_MS,
  type DraftState,
  NOBODY,
  type Presence,
  UNKNOWN_AFTER_MS,
} from './presence.ts';
export { openPresenceLink } from './presence-link.ts';
