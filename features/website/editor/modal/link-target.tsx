import { useLingui } from '@lingui/react/macro';
import { idsInOrder, type LinkValue, moduleOf, summaryOf } from '#features/core/documents/index.ts';
import { Field, TextField } from '#ui/field.tsx';
import { useLanguage } from '#ui/use-language.ts';
import { DEFINITIONS } from '../definitions.ts';
import { AssetPicker } from '../pickers/asset-picker.tsx';
import { LINKED_ENTITY_KINDS } from '../pickers/entities.ts';
import { EntityPicker } from '../pickers/entity-picker.tsx';
import { useSession } from '../session/session-context.ts';

interface TargetOf {
  held: LinkValue | undefined;
  onChange: (value: LinkValue | undefined) => void;
}

/** Target of a link: found by its name, or typed. */
export function LinkTarget({ to, held, onChange }: TargetOf & { to: LinkValue['to'] | '' }) {
  const { t } = useLingui();
  const { learnPath } = useSession();
  const attributes = held && 'new_window' in held && held.new_window ? { new_window: true } : {};
  const kind = LINKED_ENTITY_KINDS.find((each) => each === to);
  if (kind)
    return (
      <EntityPicker
        key={kind}
        kind={kind}
        label={t`Which one`}
        value={held && 'id' in held ? held.id : null}
        onChange={(entity) => {
          // The page shows where it leads before it is loaded again.
          if (entity?.path) learnPath(`${kind}/${entity.id}`, entity.path);
          onChange(entity ? { to: kind, id: entity.id, ...attributes } : undefined);
        }}
      />
    );
  const text = (label: string, value: string, made: (words: string) => LinkValue) => (
    <TextField
      label={label}
      value={value}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value === '' ? undefined : made(target.value))}
    />
  );
  switch (to) {
    case 'file':
      return (
        <AssetPicker
          kinds={['file', 'audio', 'video']}
          label={t`Which one`}
          value={held?.to === 'file' ? held.id : null}
          onChange={(asset) => {
            if (asset) learnPath(`file/${asset.id}`, asset.url);
            onChange(asset ? { to, id: asset.id, ...attributes } : undefined);
          }}
        />
      );
    case 'url':
      return text(t`Address`, held?.to === 'url' ? held.url : '', (url) => ({ to, url, ...attributes }));
    case 'mail':
      return text(t`Email address`, held?.to === 'mail' ? held.address : '', (address) => ({ to, address }));
    case 'phone':
      return text(t`Phone number`, held?.to === 'phone' ? held.number : '', (number) => ({ to, number }));
    case 'anchor':
      return <AnchorTarget held={held} onChange={onChange} />;
    default:
      return null;
  }
}

/** One of the places of this page that have a name to jump to. */
function AnchorTarget({ held, onChange }: TargetOf) {
  const { t } = useLingui();
  const language = useLanguage();
  const { editor } = useSession();
  const value = held?.to === 'anchor' ? held.anchor : '';
  const places = idsInOrder(editor.document).flatMap((id) => {
    const module = moduleOf(editor.document, id);
    const anchor = module?.data.anchor;
    return module && typeof anchor === 'string' && anchor !== ''
      ? [{ anchor, name: summaryOf(DEFINITIONS, module, language) }]
      : [];
  });
  const isGone = value !== '' && !places.some(({ anchor }) => anchor === value);
  return (
    <Field
      label={t`Place on this page`}
      hint={t`Links can jump to headlines and other modules that have an anchor.`}
      error={isGone ? t`That place no longer exists on this page.` : undefined}
    >
      {(props) => (
        <select
          {...props}
          value={value}
          onChange={({ target }) =>
            onChange(target.value === '' ? undefined : { to: 'anchor', anchor: target.value })
          }
        >
          <option value="">
            {places.length === 0 ? t`No module on this page has an anchor` : t`Nothing chosen`}
          </option>
          {isGone ? <option value={value}>{value}</option> : null}
          {places.map(({ anchor, name }) => (
            <option key={anchor} value={anchor}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
