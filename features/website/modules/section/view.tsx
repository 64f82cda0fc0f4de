import { columnSlots } from '#features/core/documents/index.ts';
import { classNames } from '#ui/class-names.ts';
import { ModulePicture } from '../components/picture.tsx';
import { SHEET_SURFACES } from '../components/sheet-surfaces.ts';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { section } from './module.ts';

function SectionView({ values, slots, level }: ViewProps<typeof section>) {
  const { columns, extra_class: sheet, image } = values;
  return (
    <div className={SHEET_SURFACES[sheet]} data-sheet={sheet === 'none' ? undefined : sheet}>
      <div className={classNames(level === 1 && 'wrap')}>
        {image ? <ModulePicture picture={image} format="16:9" sizes="100vw" /> : null}
        <div className="columns" data-columns={columns}>
          {columnSlots(columns).map((slot) => (
            <div key={slot} className="modules">
              {slots[slot]}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

export const view: ModuleView = { View: SectionView, isWide: true };
