import { EventListView } from './event-list/view.tsx';
import { FaqView } from './faq/view.tsx';
import { HeadlineView } from './headline/view.tsx';
import { HeroMediaView } from './hero-media/view.tsx';
import { ImageView } from './image/view.tsx';
import { LinkView } from './link/view.tsx';
import { PageContentView } from './page-content/view.tsx';
import { SectionView } from './section/view.tsx';
import { TeaserItemView } from './teaser-item/view.tsx';
import { TeaserListView } from './teaser-list/view.tsx';
import { TextView } from './text/view.tsx';
import { VideoView } from './video/view.tsx';
import type { ModuleView } from './view-props.ts';

/** How every kind of module looks, by its id. */
export const VIEWS: ReadonlyMap<string, ModuleView> = new Map<string, ModuleView>([
  ['headline', { View: HeadlineView }],
  ['text', { View: TextView }],
  ['link', { View: LinkView }],
  ['image', { View: ImageView }],
  ['hero-media', { View: HeroMediaView, isWide: true }],
  ['section', { View: SectionView, isWide: true }],
  ['teaser-list', { View: TeaserListView }],
  ['teaser-item', { View: TeaserItemView }],
  ['event-list', { View: EventListView }],
  ['faq', { View: FaqView }],
  ['video', { View: VideoView }],
  ['page-content', { View: PageContentView }],
]);
