export { peopleOn } from './people-on.ts';
export {
  BEAT_MS,
  type DraftState,
  EMPTY_PRESENCE,
  PRESENCE_TIMEOUT_MS,
  type Presence,
} from './presence.ts';
export { openPresenceLink } from './presence-link.ts';
