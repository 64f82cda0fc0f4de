export type { AudioWork } from './audio-overlay.ts';
export { ListenLink } from './components/listen-link.tsx';
export { SampleOnPage } from './components/sample-on-page.tsx';
export { VideoList } from './components/video-list.tsx';
export { pressListen } from './press-listen.ts';
export { parseVideoAddress } from './video-address.ts';
export { VIDEO_PROVIDERS } from './video-providers.ts';
