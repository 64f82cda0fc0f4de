export { findStaff, isSignInWanted } from './find-staff.server.ts';
