import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { Picture } from './canvas/traced-picture.tsx';

const MAX_BYTES = 20_000_000;
const USUAL = { size: 100, right: 0, down: 0 };
const RANGES = {
  size: { min: 20, max: 300 },
  right: { min: -100, max: 100 },
  down: { min: -100, max: 100 },
} as const;

/** Takes a picture of a hall to trace. It is read in the browser and sent nowhere. */
export function PictureBelow({
  picture,
  onChange,
}: {
  picture: Picture | null;
  onChange(picture: Picture | null): void;
}) {
  const { t } = useLingui();
  const [isUnreadable, setUnreadable] = useState(false);
  const names = { size: t`Size`, right: t`Right`, down: t`Down` };

  function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    setUnreadable(file !== undefined && (file.size > MAX_BYTES || !file.type.startsWith('image/')));
    if (!file || file.size > MAX_BYTES || !file.type.startsWith('image/')) return;
    const reader = new FileReader();
    reader.onload = () => onChange({ ...USUAL, url: String(reader.result) });
    reader.onerror = () => setUnreadable(true);
    reader.readAsDataURL(file);
  }

  return (
    <div className="plan-picture-field">
      <label className="plan-press">
        <Icon name="image" size={20} />
        <Trans>Picture below</Trans>
        <input type="file" accept="image/*" className="plan-file" onChange={read} />
      </label>
      {isUnreadable ? (
        <p role="alert" className="field-error">
          <Trans>Choose a picture of at most 20 MB.</Trans>
        </p>
      ) : null}
      {picture ? (
        <fieldset className="plan-picture-place">
          <legend>
            <Trans>Only you see the picture: it stays in this browser.</Trans>
          </legend>
          {(['size', 'right', 'down'] as const).map((each) => (
            <label key={each}>
              {names[each]}
              <input
                type="range"
                {...RANGES[each]}
                value={picture[each]}
                onChange={(event) => onChange({ ...picture, [each]: Number(event.target.value) })}
              />
            </label>
          ))}
          <button type="button" className="text-link" onClick={() => onChange(null)}>
            <Trans>Remove picture</Trans>
          </button>
        </fieldset>
      ) : null}
    </div>
  );
}
