export { goLivePath, SURE } from './go-live-path.ts';
