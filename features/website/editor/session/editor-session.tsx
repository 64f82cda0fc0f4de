import '../editor.css';
import { useLingui } from '@lingui/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#lib/localized.ts';
import { UnsavedWorkDialog } from '../dialogs/unsaved-work-dialog.tsx';
import type { EditedPage } from '../edited-page.ts';
import { InsertDialog } from '../insert/insert-dialog.tsx';
import { ModuleDialog } from '../modal/module-dialog.tsx';
import { Overlay } from '../overlay/overlay.tsx';
import type { EditTarget } from '../page-edits.ts';
import { useOthersPublishing } from '../publishing/use-others-publishing.ts';
import { useValue } from '../store/value.ts';
import { EditBar } from '../toolbar/edit-bar.tsx';
import { RefusalNote } from '../toolbar/refusal-note.tsx';
import { SavedNote } from '../toolbar/saved-note.tsx';
import { TargetSwitch } from '../toolbar/target-switch.tsx';
import type { Session } from './session.ts';
import { SessionProvider } from './session-context.ts';
import { startSession } from './start-session.tsx';
import { useAnnouncedSteps } from './use-announced-steps.ts';
import { useKeys } from './use-keys.ts';
import { useLeaving } from './use-leaving.ts';

interface Props {
  page: EditedPage;
  /** Path of the page in each language. */
  paths: Record<Language, string>;
  /** Separately edited parts of the page, and the chosen one. */
  targets: readonly EditTarget[];
  chosen: EditTarget;
}

/** The editor of one page in one language, from when somebody begins to edit it until they leave it. */
export function EditorSession({ page, paths, targets, chosen }: Props) {
  const session = useSession(page);
  return session ? (
    <SessionProvider value={session}>
      <Running
        session={session}
        title={page.title}
        paths={paths}
        targetSwitch={<TargetSwitch targets={targets} chosen={chosen} />}
      />
    </SessionProvider>
  ) : null;
}

function Running({
  session,
  title,
  paths,
  targetSwitch,
}: {
  session: Session;
  /** Current settings of the page: they may have changed since. */
  title: string;
  paths: Record<Language, string>;
  targetSwitch: ReactNode;
}) {
  useKeys(session);
  useLeaving(session);
  useAnnouncedSteps(session);
  useOthersPublishing(session);
  const said = useValue(session.said);
  const insertionPoint = useValue(session.inserting);
  const opened = useValue(session.opened);
  const local = useValue(session.unsavedWork.found);
  return (
    <>
      <EditBar title={title} paths={paths} targetSwitch={targetSwitch} />
      <p role="status" className="visually-hidden" data-said="">
        {said}
      </p>
      <SavedNote />
      <RefusalNote />
      {local ? <UnsavedWorkDialog key={local.at} local={local} /> : null}
      {insertionPoint ? (
        <InsertDialog gap={insertionPoint} onClose={() => session.inserting.set(null)} />
      ) : null}
      {opened === null ? null : (
        <ModuleDialog
          key={opened.id}
          opened={opened}
          onClose={() => {
            session.opened.set(null);
            session.focusNext.set(opened.id);
          }}
        />
      )}
      {createPortal(<Overlay />, session.layer)}
    </>
  );
}

/** Keeps the session when the page sends data again, such as after something else on it was submitted. */
function useSession(page: EditedPage): Session | null {
  const { i18n } = useLingui();
  const [session, setSession] = useState<Session | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the component is keyed by document and language
  useLayoutEffect(() => {
    const started = startSession(page, i18n);
    setSession(started);
    return () => started.end();
  }, []);
  return session;
}
