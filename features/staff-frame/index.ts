export { HubFrame } from './components/hub-frame.tsx';
export type { HubAround } from './hub-around.ts';
export { HUB_PATH, type HubRoom, hubPath } from './hub-path.ts';
