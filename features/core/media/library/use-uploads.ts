import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Language } from '#lib/localized.ts';
import type { LibraryAsset } from './library-asset.ts';
import { uploadFile } from './library-calls.ts';
import { uploadRefusal } from './upload-words.ts';

/** A file being uploaded, or the reason it failed. */
export interface Upload {
  key: number;
  name: string;
  error: string | null;
}

let last = 0;

/** Uploads files one after the other; `onArrived` is called for each. */
export function useUploads(language: Language, onArrived: (asset: LibraryAsset) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const { i18n } = useLingui();
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
        const error = i18n._(uploadRefusal(answer.error.code));
        setUploads((before) => before.map((each) => (each.key === key ? { ...each, error } : each)));
      }
    }
  }
  return { uploads, send, remove };
}
