import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '#lib/localized.ts';
import type { LibraryAsset } from './library-asset.ts';
import { uploadFile } from './library-calls.ts';

/** A file on its way into the library, or why it did not get there. */
export interface Upload {
  key: number;
  name: string;
  error: string | null;
}

let last = 0;

/** Sends files one after the other; each that has arrived is told. */
export function useUploads(language: Language, onArrived: (asset: LibraryAsset) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const words = useUploadErrorWords();
  const remove = (key: number) => setUploads((before) => before.filter((each) => each.key !== key));
  async function send(files: readonly File[]) {
    const sent = files.map((file) => {
      last += 1;
      return { file, key: last };
    });
    const waiting = sent.map(({ file, key }) => ({ key, name: file.name, error: null }));
    setUploads((before) => [...before.filter(({ error }) => error === null), ...waiting]);
    for (const { file, key } of sent) {
      const answer = await uploadFile(language, file);
      if (answer.ok) {
        remove(key);
        onArrived(answer.value);
      } else {
        const error = words(answer.error.code);
        setUploads((before) => before.map((each) => (each.key === key ? { ...each, error } : each)));
      }
    }
  }
  return { uploads, send, remove };
}

function useUploadErrorWords(): (code: string) => string {
  const { t } = useLingui();
  return (code) => {
    switch (code) {
      case 'file_too_large':
        return t`is too large. Pictures may have 40 MB, sound 100 MB, film 400 MB, files 50 MB.`;
      case 'unknown_type':
        return t`is nothing the library takes: pictures (JPEG, PNG, WebP, AVIF, GIF), sound, film, PDF and office files.`;
      case 'unreadable':
        return t`is damaged and cannot be read. Save it once more and try again.`;
      case 'too_many_pixels':
        return t`has too many pixels. Make it smaller.`;
      case 'library_full':
        return t`finds no room: the library is full.`;
      case 'forbidden':
      case 'not_signed_in':
        return t`was not taken: your account may not change the library, or you are signed out.`;
      case 'busy':
        return t`has to wait: many files are on their way. Try again in a moment.`;
      default:
        return t`did not arrive. Please try again.`;
    }
  };
}
