export { admit } from './admit.server.ts';
export { checkInApi } from './api.server.ts';
export { loadDoor, loadDoors } from './load-doors.server.ts';
export { MAX_DOOR_LENGTH, MAX_SCANNED_LENGTH, scansBody, undoBody } from './schema.ts';
