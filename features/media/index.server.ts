export { type AudioSampleView, toAudioSampleView, toVideoView, type VideoView } from './media-view.ts';
export { type AudioSample, findAudioSample, findVideos, type Video } from './store.server.ts';
export { parseVideoAddress } from './video-address.ts';
export { FRAME_ORIGINS } from './video-providers.ts';
