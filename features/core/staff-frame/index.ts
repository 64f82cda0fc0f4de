export { HubFrame } from './components/hub-frame.tsx';
export type { HubAround } from './hub-around.ts';
