import { SHEET_SURFACES } from '../components/sheet-surfaces.ts';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { containerModule } from './module.ts';

function ContainerModuleView({ values: { layout }, slots }: ViewProps<typeof containerModule>) {
  const { content = [] } = slots;
  if (content.length === 0) return null;
  return (
    <div className={SHEET_SURFACES[layout]} data-sheet={layout === 'none' ? undefined : layout}>
      <div className="modules">{content}</div>
    </div>
  );
}

export const view: ModuleView = { View: ContainerModuleView, isWide: true };
