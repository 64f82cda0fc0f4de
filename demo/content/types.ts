import type { ArtworkPick, ArtworkType } from '#features/core/artwork/index.ts';
import type { PageName } from '#features/core/navigation/index.ts';
import type { FooterLogo, OnlineMethods, Seller, SocialLink } from '#features/core/settings/index.ts';
import type { TextPageName } from '#features/website/pages/index.ts';
import type { AccessKind } from '#lib/access-kinds.ts';
import type { Localized } from '#lib/localized.ts';

/** The five event types of the demo venue; the slug also picks the artwork's palette. */
export type EventTypeSlug = 'exhibition' | 'workshop' | 'theatre' | 'music' | 'school';

export interface DemoOption {
  slug: string;
  name: Localized;
  showInFilter?: false;
}

export interface DemoRoom {
  slug: string;
  venue: string;
  name: Localized;
  floor: Localized;
  /** How to get in with a pushchair or a wheelchair, in a sentence. */
  access: Localized;
  accessKinds: AccessKind[];
}

export interface DemoVenue {
  slug: string;
  name: Localized;
  street: string;
  postalCode: string;
  city: string;
  phone?: string;
  email?: string;
  directions: Localized;
  access: Localized;
}

export interface DemoSeries {
  slug: string;
  title: Localized;
  subline: Localized;
  description: Localized;
  artworkType: ArtworkType;
  artwork: ArtworkPick;
  showInFilter?: false;
}

export interface DemoSeason {
  slug: string;
  name: Localized;
  /** Begins on the first of this month (1–12) and lasts a year. */
  startMonth: number;
  /** 0 = the season that contains the start day, -1 = the one before. */
  yearOffset: number;
}

export interface DemoPersonCategory {
  slug: string;
  name: Localized;
}

export interface DemoPerson {
  slug: string;
  name: string;
  category: string;
  role: Localized;
  /** One or two paragraphs, `<p>…</p>` each. */
  biography: Localized;
}

/** A price of a seat group; the first one is its full price (text "Vollpreis"). */
export interface DemoPrice {
  name: Localized;
  cents: number;
  /** Places one ticket takes; a family card takes 4. */
  units?: number;
  ages?: { from?: number; to?: number };
  /** Proof to be shown at the door, and a flag for typing its number at checkout. */
  proof?: Localized;
  asksProofNumber?: boolean;
  /** At most so many for each so many tickets of these prices of the same production. */
  together?: { atMost: number; per: number; of: Localized[] };
  early?: { cents: number; daysBefore: number };
  membersOnly?: boolean;
  groupFrom?: number;
  /** Groups are asked for allergies and needs. */
  asksAllergies?: boolean;
  /** Its amount is for a group of up to so many heads; each further one costs `furtherCents`. */
  flat?: { heads: number; furtherCents: number | null };
}

export interface DemoSeatGroup {
  code: string;
  name: Localized;
  note?: Localized;
  capacity: number;
  prices: DemoPrice[];
}

/** A sound of `demo/sounds/`, written to `public/demo/` by `npm run demo:sounds`. */
export interface DemoAudioSample {
  title: Localized;
  file: `/demo/${string}.wav`;
  seconds: number;
  /** The transcript of all sounds. */
  transcript: Localized;
}

/** How a production's dates repeat, in venue-local days and times. */
export interface DemoSchedule {
  /** 1 = Monday … 7 = Sunday. */
  weekdays: number[];
  /** `HH:mm` starts on each of those days. */
  times: string[];
  /** 1 = every week, 2 = every second week, … counted from the week of the first day; default 1. */
  everyWeeks?: number;
  /** First and last day relative to the start day, within -30 … 150. */
  fromDay: number;
  toDay: number;
  /** Timed entry: starts every n minutes from the event's start until its end, each with its own capacity. */
  timeslots?: { everyMinutes: number; capacity: number };
}

export interface DemoProduction {
  slug: string;
  title: Localized;
  subline: Localized;
  /** One or two sentences, larger than the text. */
  lead: Localized;
  /** Two or three paragraphs, `<p>…</p>` each. */
  description: Localized;
  type: EventTypeSlug;
  /** Artwork picked for its pictures. */
  artwork: ArtworkPick;
  genre: string;
  tags: string[];
  productionTags: string[];
  series?: string;
  /** Its series is booked for all dates at once: whichever day the demo begins, none of them is sold out by then. */
  isBookedWhole?: true;
  season: string;
  room: string;
  /** Besides what its room offers. */
  accessKinds?: AccessKind[];
  /** Of its dates, where they are not as production and room have it. */
  datesAccess?: AccessKind[];
  ageFrom: number;
  /** 12 or more reads "ab N Jahren". */
  ageTo: number;
  durationMinutes: number;
  language: Localized;
  /** Minutes before the start that doors open. */
  doorsMinutes: number;
  importantInfo?: Localized;
  contributors: { person: string; role: Localized }[];
  /** Programme around the performance ("Drumherum"). */
  programs?: { slug: string; title: Localized; text: Localized }[];
  /** Captions; the pictures are drawn from slug and number. */
  images?: { caption: Localized; credit: string }[];
  /** Films at other providers; the titles say what they really are. */
  videos?: { title: Localized; url: string; seconds: number; credit: string }[];
  audioSample?: DemoAudioSample;
  promoter?: Localized;
  sponsors?: string[];
  seatGroups: DemoSeatGroup[];
  /** Its coming dates sell the seats of the plan of its room. */
  sellsSeats?: true;
  /** Members buy earlier than everybody. */
  presale?: { membersDaysBefore: number; everybodyDaysBefore: number };
  schedule: DemoSchedule[];
}

export interface DemoTeaser {
  name: string;
  preline: Localized;
  headline: Localized;
  subline: Localized;
  linkText: Localized;
  /** The series the teaser leads to; else a path of the site. */
  series?: string;
  path?: Localized;
  /** Day after the start day at whose end it is shown. */
  dayOffset: number;
}

export interface DemoOpeningHours {
  /** Weekly rule: weekday 1–7 with its ranges; an empty list means closed. */
  week: { weekday: number; ranges: { from: string; to: string }[]; text?: Localized }[];
  /** Exceptions relative to the start day or on a fixed month and day. */
  exceptions: {
    day: { offset: number } | { month: number; day: number };
    closed: boolean;
    ranges?: { from: string; to: string }[];
    text: Localized;
  }[];
}

export interface DemoLegalPage {
  kind: TextPageName;
  title: Localized;
  /** Headings of two levels, paragraphs, lists and links. */
  html: Localized;
}

export interface DemoNews {
  title: Localized;
  text: Localized;
  linkTitle: Localized;
  page: PageName;
  /** Online from and to this day after the start day. */
  fromDay: number;
  toDay: number;
}

export interface DemoStickyItem {
  text: Localized;
  /** Link text that names the target. */
  link: Localized;
  page: PageName;
}

export interface DemoSettings {
  siteName: string;
  onlineMethods: OnlineMethods;
  seller: Seller;
  footerBottom: Localized;
  socialLinks: SocialLink[];
  footerLogos: FooterLogo[];
  /** Shown with the status 503. */
  offlinePage: Localized;
}
