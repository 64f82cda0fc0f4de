import { embedFrameOrigins } from './embed-address.ts';
import { hubspotFrameOrigins } from './hubspot-form.ts';
import { VIDEO_PROVIDERS } from './video-providers.ts';

/** The origins that frames may come from, as the policy of pages names them. */
export const FRAME_ORIGINS: readonly string[] = [
  ...Object.values(VIDEO_PROVIDERS).map(({ frames }) => frames),
  ...embedFrameOrigins(),
  ...hubspotFrameOrigins(),
];
