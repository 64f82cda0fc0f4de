import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Instant } from '#lib/venue-time.ts';
import { EditorDialog } from '../dialogs/editor-dialog.tsx';
import { InstantField } from '../modal/date-time-control.tsx';
import { useSession } from '../session/session-context.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { Segments } from './segments.tsx';

const WIDTHS = [320, 768, 1280] as const;

/** Preview of the page: in other screen widths, on another day, published or as a draft. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { saver } = useSession();
  const { pathname } = useLocation();
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(innerWidth < 768 ? 320 : 1280);
  const [view, setView] = useState<PreviewView>({ state: 'draft', at: null });
  const [isSaved, setIsSaved] = useState<boolean | null>(null);
  useEffect(() => {
    void saver.flush().then(setIsSaved);
  }, [saver]);
  const widthNames = { 320: t`Phone`, 768: t`Tablet`, 1280: t`Desktop` };
  return (
    <EditorDialog title={t`Preview`} size="full" onClose={onClose}>
      <div className="preview-look">
        <Segments
          legend={t`Width`}
          value={width}
          choices={WIDTHS.map((each) => ({ value: each, name: widthNames[each], detail: `${each}` }))}
          onChange={setWidth}
        />
        <Segments
          legend={t`What to show`}
          value={view.state}
          choices={[
            { value: 'draft' as const, name: t`Draft` },
            { value: 'published' as const, name: t`As visitors see it` },
          ]}
          onChange={(state) => setView({ ...view, state })}
        />
        <InstantField
          label={t`On this day`}
          error={undefined}
          value={view.at}
          onChange={(at) => setView({ ...view, at })}
        />
        {view.at === null ? null : (
          <button type="button" className="text-link" onClick={() => setView({ ...view, at: null })}>
            <Trans>Back to the current version</Trans>
          </button>
        )}
      </div>
      {isSaved === false ? (
        <p role="alert" className="field-error">
          <Trans>Not everything is saved yet. This is the draft as it is on the server.</Trans>
        </p>
      ) : null}
      {isSaved === null ? (
        <p role="status">
          <Trans>Saving everything</Trans>
        </p>
      ) : (
        <PreviewFrame address={previewAddress(pathname, view)} width={width} name={widthNames[width]} />
      )}
    </EditorDialog>
  );
}

/** How a page is looked at beforehand. */
interface PreviewView {
  /** The draft, or the version visitors see, plans included. */
  state: 'draft' | 'published';
  /** `null`: now. */
  at: Instant | null;
}

/** The address of a page in the frame of its preview. */
function previewAddress(pathname: string, { state, at }: PreviewView): string {
  const query = new URLSearchParams({ look: state, ...(at === null ? {} : { at }) });
  return `${pathname}?${query}`;
}
