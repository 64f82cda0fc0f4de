import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { RoundButton } from '#ui/round-button.tsx';

/** Selector of controls that take input or a choice. */
const WRITTEN = 'input, select, textarea, [contenteditable="true"]';

/**
 * A dialog over the page. It begins below the bar, so that the state of saving remains visible; closing it restores the
 * focus.
 */
export function EditorDialog({
  title,
  aside,
  footer,
  isWide = false,
  size,
  beginsAt = '[data-dialog-body]',
  givesFocusBack = () => true,
  children,
  onClose,
}: {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  footer?: ReactNode;
  /** As wide as there is room. */
  isWide?: boolean;
  /** All there is below the bar. */
  size?: 'full';
  /** Part of it to show first, as a selector. */
  beginsAt?: string | undefined;
  /** Called when the dialog closes: a caller that moves the focus, or restores a selection in a text, does so itself. */
  givesFocusBack?: () => boolean;
  children: ReactNode;
  /** Called when somebody closes it. */
  onClose: () => void;
}) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // It is closed before it is removed: a removed one restores no focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Moves the initial focus past the close button: the editor opened the dialog to type or choose.
    const part = shown?.querySelector<HTMLElement>(beginsAt);
    const isWhole = part?.matches('[data-dialog-body]');
    const control = part?.querySelector<HTMLElement>(isWhole ? WRITTEN : `${WRITTEN}, button`);
    const first = isWhole ? control : (control ?? part);
    if (!isWhole) first?.scrollIntoView({ block: 'center' });
    first?.focus();
    return () => {
      if (givesFocusBack()) shown?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classNames(
        'dialog editor-dialog surface-sheet',
        isWide && 'editor-dialog-wide',
        size === 'full' && 'editor-dialog-full',
      )}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="editor-dialog-head">
        <h2 id={titleId} className="text-d2">
          {title}
        </h2>
        {aside}
        <RoundButton icon="close" label={t`Close`} variant="line" onClick={onClose} />
      </header>
      <div className="editor-dialog-body" data-dialog-body="">
        {children}
      </div>
      {footer ? <footer className="editor-dialog-foot surface-stein-100">{footer}</footer> : null}
    </dialog>
  );
}
