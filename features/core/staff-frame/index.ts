export { HubFrame } from './components/hub-frame.tsx';
export type { HubFrameData } from './hub-frame-data.ts';
