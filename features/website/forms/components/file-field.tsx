import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ShownText } from '#lib/localized.ts';
import { Field as Frame } from '#ui/field.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { type Field, MAX_FILE_BYTES } from '../field.ts';
import { acceptedBy } from '../file-kind.ts';
import { type Uploaded, type UploadFailure, uploadFile } from '../upload-file.ts';

/** A file: uploaded at once with scripts, with the form without them, and stored until the form is sent. */
export function FileField({
  form,
  field,
  name,
  id,
  label,
  hint,
  error,
  uploaded,
  onUploaded,
}: {
  /** The number of the form it belongs to. */
  form: number;
  field: Field<ShownText>;
  name: string;
  id: string;
  label: React.ReactNode;
  hint: React.ReactNode;
  error: string | undefined;
  /** File uploaded before. */
  uploaded: Uploaded | null;
  onUploaded: (file: Uploaded | null) => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<UploadFailure | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const messages: Record<UploadFailure, string> = {
    TOO_LARGE: t`The file is too large.`,
    UNKNOWN_TYPE: t`This type of file isn’t accepted here.`,
    FAILED: t`The file didn’t upload. Choose it again.`,
  };

  const upload = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > (field.bytes ?? MAX_FILE_BYTES)) {
      setFailure('TOO_LARGE');
      if (input.current) input.current.value = '';
      return;
    }
    setFailure(null);
    setProgress(0);
    const answer = await uploadFile(file, { language, form, field: field.slug }, setProgress);
    setProgress(null);
    if (input.current) input.current.value = '';
    if (typeof answer === 'string') setFailure(answer);
    else onUploaded(answer);
  };

  const percent = Math.round((progress ?? 0) * 100);
  return (
    <Frame id={id} label={label} hint={hint} error={failure ? messages[failure] : error}>
      {(control) => (
        <>
          {uploaded ? (
            <p className="form-file" data-uploaded="">
              <input type="hidden" name={name} value={uploaded.id} />
              <span>{uploaded.name}</span>
              <button
                type="button"
                className="text-link form-file-remove"
                onClick={() => {
                  onUploaded(null);
                  input.current?.focus();
                }}
              >
                <Trans>Remove</Trans>
              </button>
              {/* Removes the file without scripts: a ticked box is sent after the file, and the last value counts. */}
              <label className="form-file-tick">
                <input type="checkbox" name={name} value="" /> <Trans>Remove</Trans>
              </label>
            </p>
          ) : null}
          <input
            {...control}
            ref={input}
            type="file"
            name={name}
            required={field.required && !uploaded}
            accept={field.kinds ? acceptedBy(field.kinds) : undefined}
            onChange={(event) => upload(event.currentTarget.files?.[0])}
          />
          <p role="status" className="form-progress">
            {progress === null ? null : (
              <>
                <progress value={percent} max={100} aria-label={t`Upload`} />{' '}
                <Trans>{percent}% uploaded</Trans>
              </>
            )}
          </p>
        </>
      )}
    </Frame>
  );
}
