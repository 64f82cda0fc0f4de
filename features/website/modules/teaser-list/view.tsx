import type { ModuleView, ViewProps } from '../view-props.ts';
import type { teaserList } from './module.ts';

function TeaserListView({ values: { extra_class: variant }, slots }: ViewProps<typeof teaserList>) {
  const items = slots.items ?? [];
  if (items.length === 0) return null;
  return (
    <ul className="teaser-list" data-look={variant}>
      {items.map((item) => (
        <li key={item.key}>{item}</li>
      ))}
    </ul>
  );
}

export const view: ModuleView = { View: TeaserListView };
