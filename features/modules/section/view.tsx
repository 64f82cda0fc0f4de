import { columnSlots } from '#features/content/index.ts';
import { classNames } from '#ui/class-names.ts';
import { ModulePicture } from '../components/picture.tsx';
import type { ViewProps } from '../view-props.ts';
import type { section } from './module.ts';

/** Written out: class names are read from the source. */
const SURFACES = {
  none: undefined,
  himmel: 'surface-himmel',
  dotter: 'surface-dotter',
  rosa: 'surface-rosa',
  minze: 'surface-minze',
};

export function SectionView({ values, slots, level }: ViewProps<typeof section>) {
  const { columns, extra_class: sheet, image } = values;
  return (
    <div className={SURFACES[sheet]} data-sheet={sheet === 'none' ? undefined : sheet}>
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
