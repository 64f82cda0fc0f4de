import { AgePickerView } from './age-picker/view.tsx';
import { AnchorListView } from './anchor-list/view.tsx';
import { AudioView } from './audio/view.tsx';
import { ContactView } from './contact/view.tsx';
import { EventListView } from './event-list/view.tsx';
import { FaqView } from './faq/view.tsx';
import { FullTeaserView } from './full-teaser/view.tsx';
import { HeadlineView } from './headline/view.tsx';
import { HeroMediaView } from './hero-media/view.tsx';
import { HighlightsView } from './highlights/view.tsx';
import { HtmlFileView } from './html-file/view.tsx';
import { ImageView } from './image/view.tsx';
import { ImageListView } from './image-list/view.tsx';
import { LinkView } from './link/view.tsx';
import { LogoListView } from './logo-list/view.tsx';
import { OpeningHoursView } from './opening-hours/view.tsx';
import { PageContentView } from './page-content/view.tsx';
import { PricesView } from './prices/view.tsx';
import { QuoteView } from './quote/view.tsx';
import { SectionView } from './section/view.tsx';
import { SocialMediaView } from './social-media/view.tsx';
import { TeaserItemView } from './teaser-item/view.tsx';
import { TeaserListView } from './teaser-list/view.tsx';
import { TextView } from './text/view.tsx';
import { TwoColumnsView } from './two-columns/view.tsx';
import { VenueView } from './venue/view.tsx';
import { VenueListView } from './venue-list/view.tsx';
import { VideoView } from './video/view.tsx';
import { VideoListView } from './video-list/view.tsx';
import type { ModuleView } from './view-props.ts';
import { ViewerView } from './viewer/view.tsx';
import { VisitView } from './visit/view.tsx';

/** How every kind of module looks, by its id. */
export const VIEWS: ReadonlyMap<string, ModuleView> = new Map<string, ModuleView>([
  ['headline', { View: HeadlineView }],
  ['text', { View: TextView }],
  ['link', { View: LinkView }],
  ['image', { View: ImageView }],
  ['hero-media', { View: HeroMediaView, isWide: true, hasFirstPicture: true }],
  ['section', { View: SectionView, isWide: true }],
  ['teaser-list', { View: TeaserListView }],
  ['teaser-item', { View: TeaserItemView }],
  ['event-list', { View: EventListView }],
  ['faq', { View: FaqView }],
  ['video', { View: VideoView }],
  ['highlights', { View: HighlightsView }],
  ['age-picker', { View: AgePickerView, isWide: true }],
  ['visit', { View: VisitView }],
  ['html-file', { View: HtmlFileView }],
  ['page-content', { View: PageContentView }],
  ['anchor-list', { View: AnchorListView, isWide: true }],
  ['contact', { View: ContactView }],
  ['full-teaser', { View: FullTeaserView }],
  ['logo-list', { View: LogoListView }],
  ['quote', { View: QuoteView }],
  ['two-columns', { View: TwoColumnsView }],
  ['video-list', { View: VideoListView }],
  ['opening-hours', { View: OpeningHoursView }],
  ['prices', { View: PricesView }],
  ['venue', { View: VenueView }],
  ['venue-list', { View: VenueListView }],
  ['image-list', { View: ImageListView }],
  ['audio', { View: AudioView }],
  ['viewer', { View: ViewerView }],
  ['social-media', { View: SocialMediaView }],
]);
