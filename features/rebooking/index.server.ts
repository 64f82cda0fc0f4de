export { findRebookingView } from './find-rebooking-view.server.ts';
