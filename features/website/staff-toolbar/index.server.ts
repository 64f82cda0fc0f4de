export { editBarrier, findStaff } from './find-staff.server.ts';
