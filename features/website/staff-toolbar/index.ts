export { EditBarrierDialog } from './components/edit-barrier-dialog.tsx';
export { Toolbar } from './components/toolbar.tsx';
export { type EditBarrier, STAFF_PARAMETERS, type Staff } from './staff.ts';
