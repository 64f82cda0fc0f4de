import { useLingui } from '@lingui/react/macro';
import { valueAt } from '#features/core/documents/index.ts';
import { AssetPicker } from '../pickers/asset-picker.tsx';
import { useSession } from '../session/session-context.ts';
import type { ControlOf } from './control.ts';
import { useChangeField } from './use-change-field.ts';

/** A picture or a file, out of the library; the venue's artwork is used until something else is chosen. */
export function ImageControl({ module, field, path, language, label, hint, error }: ControlOf) {
  const { t } = useLingui();
  const { set } = useChangeField(module);
  const opened = useSession().opened.get();
  const value = valueAt(module, language, path) as { id?: number; art?: string } | undefined;
  return (
    <AssetPicker
      kinds={field.kind === 'image' ? ['image'] : ['file', 'audio', 'video']}
      label={label}
      hint={hint}
      error={error}
      isOpenAtFirst={opened?.isChoosing === true && opened.id === module.id && opened.field === path}
      value={value?.id ?? null}
      instead={value?.art ? t`One of our paper-cut artworks` : undefined}
      onChange={(asset) => set(path, language, asset ? { id: asset.id } : undefined)}
    />
  );
}
