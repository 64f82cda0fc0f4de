import { embedFrameOrigins } from '#lib/embed-address.ts';
import { VIDEO_PROVIDERS } from '#lib/video-providers.ts';
import { hubspotFrameOrigins } from './hubspot-form.ts';

/** The origins that frames may come from, as the policy of pages names them. */
export const FRAME_ORIGINS: readonly string[] = [
  ...Object.values(VIDEO_PROVIDERS).map(({ frames }) => frames),
  ...embedFrameOrigins(),
  ...hubspotFrameOrigins(),
];
