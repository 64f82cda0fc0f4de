import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { Link } from '#ui/link.tsx';

/**
 * Leads to the same page to be edited, and back. It is a link: it works before any of the editor is there.
 * `onNear` hears of who is about to press it.
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
