import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a file is not in the library, by the code of its refusal, to be read after its name. */
export function uploadRefusal(code: string): MessageDescriptor {
  switch (code) {
    case 'file_too_large':
      return msg`is too large. Pictures may have 40 MB, sound 100 MB, film 400 MB, files 50 MB.`;
    case 'too_many_files':
      return msg`More than 20 files came at once: none of them was taken.`;
    case 'unknown_type':
      return msg`is nothing the library takes: pictures (JPEG, PNG, WebP, AVIF, GIF), sound, film, PDF and office files.`;
    case 'unreadable':
      return msg`is damaged and cannot be read. Save it once more and try again.`;
    case 'too_many_pixels':
      return msg`has too many pixels. Make it smaller.`;
    case 'library_full':
      return msg`finds no room: the library is full.`;
    case 'forbidden':
    case 'not_signed_in':
      return msg`was not taken: your account may not change the library, or you are signed out.`;
    case 'busy':
      return msg`has to wait: many files are on their way. Try again in a moment.`;
    default:
      return msg`did not arrive. Please try again.`;
  }
}
