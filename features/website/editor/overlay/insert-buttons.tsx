import { useLingui } from '@lingui/react/macro';
import { type Id, idsIn, moduleOf, type Place, placeOf } from '#features/core/documents/index.ts';
import { Icon } from '#ui/icon.tsx';
import { DEFINITIONS } from '../definitions.ts';
import { useSession } from '../session/session-context.ts';
import { type InsertionPoint, positionOf, staysInPlace } from '../store/placing.ts';
import { INSERT_BUTTON } from './focus-tab.ts';
import { type Frame, frameOf } from './use-frame.ts';

/** The gaps before and behind the selected module, and in those of its columns where nothing stands yet. */
export function InsertButtons({ id, frame }: { id: Id; frame: Frame }) {
  const { t } = useLingui();
  const { editor, modules } = useSession();
  if (staysInPlace(DEFINITIONS, editor.document, id)) return null;
  const { place, index } = positionOf(editor.document, id);
  const { left, width, top, height } = frame;
  const element = modules.element(id);
  const [above, below] = [
    insertionEdge(element?.previousElementSibling, top),
    insertionEdge(element?.nextElementSibling, top + height),
  ];
  const empty = (moduleOf(editor.document, id)?.slots ?? [])
    .map((slot, at) => ({ place: placeOf(id, slot), at }))
    .filter((each) => (idsIn(editor.document, each.place) ?? []).length === 0);
  return (
    <>
      <InsertButton
        insertionPoint={{ place, index }}
        name={t`Insert a module before`}
        at={{ left, width, top: above ?? top - 34 }}
      />
      <InsertButton
        insertionPoint={{ place, index: index + 1 }}
        name={t`Insert a module after`}
        at={{ left, width, top: below ?? top + height + 34 }}
      />
      {empty.map((each) => {
        const column = columnFrame(element, each.at);
        const number = each.at + 1;
        return (
          column && (
            <InsertButton
              key={each.place}
              insertionPoint={firstOf(each.place)}
              name={t`Insert a module into column ${number}`}
              at={{ ...column, top: column.top + Math.max(22, column.height / 2) }}
            />
          )
        );
      })}
    </>
  );
}

/** The middle between a module's edge and its neighbour: the plus covers as little of both as can be. */
function insertionEdge(neighbour: Element | null | undefined, edge: number): number | null {
  if (!neighbour) return null;
  const { top, height } = frameOf(neighbour);
  return top < edge ? (top + height + edge) / 2 : (edge + top) / 2;
}

const firstOf = (place: Place): InsertionPoint => ({ place, index: 0 });

/** Returns the frame of an empty column. */
export function columnFrame(element: HTMLElement | null, at: number): Frame | null {
  const column = element?.querySelector('[data-columns]')?.children[at];
  return column ? frameOf(column) : null;
}

export function InsertButton({
  insertionPoint,
  name,
  at,
}: {
  insertionPoint: InsertionPoint;
  name: string;
  at: { left: number; width: number; top: number };
}) {
  const { inserting } = useSession();
  return (
    <div className="insert-gap" style={at}>
      <button
        type="button"
        {...{ [INSERT_BUTTON]: '' }}
        className="insert-gap-button surface-blau"
        aria-label={name}
        title={name}
        onClick={() => inserting.set(insertionPoint)}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  );
}
