export { ANSWERS } from './checks.ts';
export {
  closeSite,
  type GoLiveError,
  loadGoLive,
  openSite,
  saveAnswer,
  sendTrialEmail,
} from './go-live.server.ts';
