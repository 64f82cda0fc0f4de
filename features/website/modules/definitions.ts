import { registerModules } from '#features/core/documents/index.ts';
import { agePicker } from './age-picker/module.ts';
import { anchorList } from './anchor-list/module.ts';
import { audio } from './audio/module.ts';
import { audioSelfHosted } from './audio-self-hosted/module.ts';
import { blogTeaserList } from './blog-teaser-list/module.ts';
import { contact } from './contact/module.ts';
import { containerModule } from './container-module/module.ts';
import { eventList } from './event-list/module.ts';
import { faq } from './faq/module.ts';
import { form } from './form/module.ts';
import { fullTeaser } from './full-teaser/module.ts';
import { headline } from './headline/module.ts';
import { heroMedia } from './hero-media/module.ts';
import { highlightTeaser } from './highlight-teaser/module.ts';
import { highlights } from './highlights/module.ts';
import { html } from './html/module.ts';
import { htmlFile } from './html-file/module.ts';
import { hubspotForm } from './hubspot-form/module.ts';
import { image } from './image/module.ts';
import { imageList } from './image-list/module.ts';
import { link } from './link/module.ts';
import { logoList } from './logo-list/module.ts';
import { newsletter } from './newsletter/module.ts';
import { openingHours } from './opening-hours/module.ts';
import { pageContent } from './page-content/module.ts';
import { prices } from './prices/module.ts';
import { quote } from './quote/module.ts';
import { section } from './section/module.ts';
import { socialMedia } from './social-media/module.ts';
import { teaserItem } from './teaser-item/module.ts';
import { teaserList } from './teaser-list/module.ts';
import { text } from './text/module.ts';
import { twoColumns } from './two-columns/module.ts';
import { venue } from './venue/module.ts';
import { venueList } from './venue-list/module.ts';
import { video } from './video/module.ts';
import { videoList } from './video-list/module.ts';
import { videoSelfHosted } from './video-self-hosted/module.ts';
import { viewer } from './viewer/module.ts';
import { visit } from './visit/module.ts';

/** All kinds of modules; their views are in `views.ts`. */
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
  anchorList,
  contact,
  fullTeaser,
  logoList,
  quote,
  twoColumns,
  videoList,
  openingHours,
  prices,
  venue,
  venueList,
  highlights,
  agePicker,
  visit,
  imageList,
  audio,
  viewer,
  socialMedia,
  videoSelfHosted,
  audioSelfHosted,
  htmlFile,
  html,
  containerModule,
  blogTeaserList,
  highlightTeaser,
  form,
  hubspotForm,
  newsletter,
  pageContent,
]);
