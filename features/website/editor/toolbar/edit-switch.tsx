import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { Link } from '#ui/link.tsx';

/**
 * Link to the same page in edit mode, and back: it works before the editor's code is loaded. `onNear` is called shortly
 * before a press.
 */
export function EditSwitch({ isOn, onNear }: { isOn: boolean; onNear?: () => void }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  // A stored version can only be read.
  query.delete('version_id');
  if (isOn) query.delete('edit');
  else query.set('edit', '');
  const rest = `${query}`.replace(/\bedit=(?=&|$)/, 'edit');
  return (
    <Link
      to={rest ? `${pathname}?${rest}` : pathname}
      inPlace
      className="edit-switch"
      data-on={isOn}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <span>{isOn ? <Trans>Stop editing</Trans> : <Trans>Edit</Trans>}</span>
      <i className="edit-switch-track" />
    </Link>
  );
}
