export { findRebookingView } from './find-rebooking-view.server.ts';
export { queryAfter, rebookingForm, rebookingRequestOf } from './rebooking-form.server.ts';
