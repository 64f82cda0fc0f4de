import { useLingui } from '@lingui/react/macro';
import { useEffect, useReducer } from 'react';
import { idsIn, moduleOf, ROOT } from '#features/core/documents/index.ts';
import { inRegion, type Region } from '#features/website/modules/index.ts';
import { useSession } from '../session/session-context.ts';
import { useValue } from '../store/value.ts';
import { focusInsertButton, isFocusLost } from './focus-tab.ts';
import { InsertButton } from './insert-buttons.tsx';
import { type Frame, frameOf } from './use-frame.ts';

/** Regions of the page that can hold modules and are still empty. */
export function EmptyRegions() {
  const { t } = useLingui();
  const { editor, modules, regions, focusNext } = useSession();
  const awaited = useValue(focusNext);
  useEffect(() => {
    if (awaited !== null) return;
    focusNext.set(undefined);
    if (isFocusLost()) focusInsertButton();
  }, [awaited, focusNext]);
  useValue(modules.layout);
  useResized();
  const ids = idsIn(editor.document, ROOT) ?? [];
  const typeOf = (id: string) => moduleOf(editor.document, id)?.type;
  const names: Record<Region, string> = {
    all: t`Insert a first module`,
    above: t`Insert a module above the page content`,
    below: t`Insert a module below the page content`,
  };
  return regions
    .filter(({ root }) => root.childElementCount === 0)
    .map(({ region, root }) => (
      <InsertButton
        key={region}
        insertionPoint={{
          place: ROOT,
          index: region === 'above' ? inRegion(ids, 'above', typeOf).length : ids.length,
        }}
        name={names[region]}
        at={middleOf(frameOf(root))}
      />
    ));
}

/** In the middle of the page, where the region is. */
const middleOf = ({ top }: Frame) => ({ left: 0, width: document.documentElement.clientWidth, top });

/** Renders again whenever what stands around may have moved. */
function useResized(): void {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const observer = new ResizeObserver(again);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}
