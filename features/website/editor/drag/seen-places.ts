import { idsIn, moduleOf, type Place, placeOf, ROOT } from '#features/core/documents/index.ts';
import { DEFINITIONS } from '../definitions.ts';
import { columnFrame } from '../overlay/insert-buttons.tsx';
import { contentFrameOf, frameOf } from '../overlay/use-frame.ts';
import type { Session } from '../session/session.ts';
import { otherPlaces, positionOf } from '../store/placing.ts';
import type { SeenPlace } from './drop-targets.ts';

/** The places a module may be dropped into, as currently laid out. */
export function seenPlaces({ editor, modules, regions }: Session, id: string): SeenPlace[] {
  const { document } = editor;
  const own = positionOf(document, id).place;
  return [own, ...otherPlaces(DEFINITIONS, document, id)].flatMap((place): SeenPlace[] => {
    const ids = idsIn(document, place) ?? [];
    const seen = ids.flatMap((each, index) => {
      const element = modules.element(each);
      const isThere = element?.isConnected && moduleOf(document, each) && !isFixed(each);
      return isThere ? [{ id: each, index, box: contentFrameOf(element) }] : [];
    });
    const fixed = ids.findIndex(isFixed);
    const divider = fixed === -1 ? null : fixed;
    const whole: SeenPlace = { place, modules: seen, length: ids.length, divider, area: areaOf(place) };
    if (place !== ROOT) return [whole];
    // Places the gap at the region itself if no module stands above or below the page's fixed content.
    const empty = regions
      .filter(({ root }) => root.childElementCount === 0)
      .map(({ root, region }): SeenPlace => {
        const { top } = frameOf(root);
        const index = region === 'above' ? (divider ?? 0) : ids.length;
        const box = { top, left: 0, width: window.document.documentElement.clientWidth, height: 0 };
        return { place, modules: [], length: index, divider, area: box };
      });
    return seen.length === 0 ? empty : [whole, ...empty];
  });

  function isFixed(each: string): boolean {
    return DEFINITIONS.get(moduleOf(document, each)?.type ?? '')?.isFixed === true;
  }

  /** The column that a place is. */
  function areaOf(place: Place) {
    const owner = place.slice(0, place.indexOf('/'));
    const at = (moduleOf(document, owner)?.slots ?? []).findIndex((slot) => placeOf(owner, slot) === place);
    return at === -1 ? null : columnFrame(modules.element(owner), at);
  }
}
