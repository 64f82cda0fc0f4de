import { registerModules } from '#features/content/index.ts';
import { eventList } from './event-list/module.ts';
import { faq } from './faq/module.ts';
import { headline } from './headline/module.ts';
import { heroMedia } from './hero-media/module.ts';
import { image } from './image/module.ts';
import { link } from './link/module.ts';
import { pageContent } from './page-content/module.ts';
import { section } from './section/module.ts';
import { teaserItem } from './teaser-item/module.ts';
import { teaserList } from './teaser-list/module.ts';
import { text } from './text/module.ts';
import { video } from './video/module.ts';

/** Every kind of module; how each looks is in `views.ts`. */
export const MODULES = registerModules([
  headline,
  text,
  link,
  image,
  heroMedia,
  section,
  teaserList,
  teaserItem,
  eventList,
  faq,
  video,
  pageContent,
]);
