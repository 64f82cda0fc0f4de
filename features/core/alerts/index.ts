export type { Alert, StickyItem } from './alert.ts';
export { TopAlert } from './components/top-alert.tsx';
