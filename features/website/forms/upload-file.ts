import { ensureSession } from '#platform/browser/api-client.ts';

export interface Uploaded {
  id: string;
  name: string;
}
export type UploadFailure = 'TOO_LARGE' | 'UNKNOWN_TYPE' | 'FAILED';

/** Uploads a file for a form and tells how far it is, from 0 to 1. `fetch` could not. Never throws. */
export async function uploadFile(
  file: File,
  { language, form, field }: { language: string; form: number; field: string },
  onProgress: (part: number) => void,
): Promise<Uploaded | UploadFailure> {
  await ensureSession();
  const token = /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1];
  if (token === undefined) return 'FAILED';
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const meant = new URLSearchParams({ form: String(form), field });
    request.open('POST', `/${language}/api/temp-files/?${meant}`);
    request.setRequestHeader('X-CSRFToken', token);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve('FAILED');
    request.onload = () => {
      if (request.status === 201) resolve(request.response as Uploaded);
      else if (request.status === 413) resolve('TOO_LARGE');
      else resolve(request.status === 415 ? 'UNKNOWN_TYPE' : 'FAILED');
    };
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}
