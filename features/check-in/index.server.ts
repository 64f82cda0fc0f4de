export { admit, type CheckInServices } from './admit.server.ts';
export { checkInApi } from './api.server.ts';
export { type Door, loadDoor, loadDoors } from './load-doors.server.ts';
export { DOOR_AT_MOST, SCANNED_AT_MOST, scansBody, undoBody } from './schema.ts';
export { undoAdmission } from './undo-admission.server.ts';
