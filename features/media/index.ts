export { VideoList } from './components/video-list.tsx';
export type { AudioSampleView, VideoView } from './media-view.ts';
