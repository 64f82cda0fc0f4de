import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Reasons an upload was refused, by code, to be read after its name. */
export function uploadRefusal(code: string): MessageDescriptor {
  switch (code) {
    case 'file_too_large':
      return msg`is too large. The limits are 40 MB for images, 100 MB for audio, 400 MB for videos and 50 MB for other files.`;
    case 'too_many_files':
      return msg`More than 20 files at once: none of them was uploaded.`;
    case 'unknown_type':
      return msg`isn’t a file type the library accepts: images (JPEG, PNG, WebP, AVIF, GIF), audio, video, PDF and office files.`;
    case 'unreadable':
      return msg`is damaged and can’t be opened. Save it again and retry.`;
    case 'film_cut_off':
      return msg`is incomplete: part of the file is missing. Copy or export it again and retry.`;
    case 'film_codec':
      return msg`uses a video format that browsers can’t play, such as HEVC. Export it as MP4 (H.264), or set the phone’s camera to “Most Compatible”.`;
    case 'too_many_pixels':
      return msg`has too many pixels. Make it smaller.`;
    case 'library_full':
      return msg`doesn’t fit: the library is full.`;
    case 'forbidden':
    case 'not_signed_in':
      return msg`wasn’t uploaded: your account can’t change the library, or you’ve been signed out.`;
    case 'busy':
      return msg`has to wait: lots of files are uploading. Try again in a moment.`;
    default:
      return msg`didn’t upload. Try again.`;
  }
}
