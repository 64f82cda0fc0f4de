import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EditorDialog } from '../dialogs/editor-dialog.tsx';
import { SignInAgain } from '../dialogs/sign-in-again.tsx';
import { UnsavedFooter } from '../dialogs/unsaved-footer.tsx';
import { useSession } from '../session/session-context.ts';
import { SettingsFields } from './settings-fields.tsx';
import { SettingsProblem } from './settings-problem.tsx';
import { usePageSettings } from './use-page-settings.ts';

/**
 * Settings of a page besides its modules: its names, its address, its visibility. It has no drafts: saved settings
 * apply at once (docs/product/content.md#pages).
 */
export function PageSettingsDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useLingui();
  const { page: edited, saver, tell } = useSession();
  const { revalidate } = useRevalidator();
  const settings = usePageSettings(id);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isSigningIn, setIsSigningIn] = useState(false);
  const isReady = typeof settings === 'object';
  const isChanged = isReady && settings.isChanged;
  const fields = useRef<HTMLDivElement>(null);
  const error = isReady ? settings.error : null;
  const missing = isReady ? settings.missing : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer leads to the first field it is about
  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [error, missing]);

  async function save() {
    if (!isReady) return;
    const path = settings.page.urls[edited.language];
    const saved = await settings.save();
    if (!saved) return;
    tell(t`Page settings saved`);
    const next = saved.urls[edited.language];
    if (next !== path && location.pathname === path) {
      // The page gets another address: unsaved changes are sent first.
      await saver.flush();
      location.assign(`${next}?edit`);
      return;
    }
    void revalidate();
    onClose();
  }

  return (
    <EditorDialog
      title={t`Page settings`}
      isWide
      onClose={() => (isChanged && !isLeaving ? setIsLeaving(true) : onClose())}
      footer={
        isLeaving ? (
          <UnsavedFooter
            onDiscard={() => {
              if (isReady) settings.discard();
              onClose();
            }}
            onGoOn={() => setIsLeaving(false)}
          />
        ) : (
          <>
            <p className="muted">
              <Trans>Anything saved here takes effect straight away.</Trans>
            </p>
            <Button
              loading={isReady && settings.isSending}
              aria-disabled={!isChanged}
              onClick={() => isChanged && void save()}
            >
              <Trans>Save</Trans>
            </Button>
          </>
        )
      }
    >
      {settings === 'loading' ? (
        <p role="status">
          <Trans>Loading the settings</Trans>
        </p>
      ) : settings === 'failed' ? (
        <p role="alert">
          <Trans>The settings couldn’t be loaded. Close them and try again.</Trans>
        </p>
      ) : (
        <>
          <SettingsProblem settings={settings} onSignIn={() => setIsSigningIn(true)} />
          <div ref={fields}>
            <SettingsFields settings={settings} />
          </div>
        </>
      )}
      {isSigningIn ? <SignInAgain onClose={() => setIsSigningIn(false)} /> : null}
    </EditorDialog>
  );
}
