export {
  type HubRoom,
  hubPath,
  MOVED_PAGE,
  OPEN_BRANCHES,
  pagesPath,
  ROWS_FROM,
  type TreeView,
} from '#features/core/navigation/index.ts';
export { HubFrame } from './components/hub-frame.tsx';
export type { HubAround } from './hub-around.ts';
