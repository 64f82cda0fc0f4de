import type { ModuleView, ViewProps } from '../view-props.ts';
import type { teaserList } from './module.ts';

function TeaserListView({ values: { extra_class: look }, slots }: ViewProps<typeof teaserList>) {
  const items = slots.items ?? [];
  if (items.length === 0) return null;
  return (
    <ul className="teaser-list" data-look={look}>
      {items.map((item) => (
        <li key={item.key}>{item}</li>
      ))}
    </ul>
  );
}

export const look: ModuleView = { View: TeaserListView };
