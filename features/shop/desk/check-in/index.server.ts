export { admit } from './admit.server.ts';
export { checkInApi } from './api.server.ts';
export { loadDoor, loadDoors } from './load-doors.server.ts';
export { DOOR_AT_MOST, SCANNED_AT_MOST, scansBody, undoBody } from './schema.ts';
