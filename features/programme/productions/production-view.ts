import type { ArtworkSeed } from '#features/core/artwork/index.ts';
import {
  type AudioSample,
  type AudioSampleView,
  toAudioSampleView,
  toVideoView,
  type Video,
  type VideoView,
} from '#features/core/media/index.server.ts';
import { pathTo } from '#features/core/navigation/index.ts';
import { type Language, type ShownText, shown } from '#lib/localized.ts';
import type { Contribution } from './contribution-store.server.ts';
import type { Production } from './store.server.ts';

/** Data of a production stored in separate tables. */
export interface ProductionExtras {
  contributions: Contribution[];
  videos: Video[];
  audioSample: AudioSample | null;
}

/** A production as its pages show it, in one language. Rich text still has to be sanitised. */
export interface ProductionView {
  id: number;
  slug: string;
  art: ArtworkSeed;
  path: string;
  type: { slug: string; name: string };
  ageFrom: number;
  ageTo: number;
  title: ShownText;
  subline: ShownText;
  lead: ShownText;
  descriptionHtml: ShownText;
  language: ShownText;
  importantInfo: ShownText | null;
  promoter: ShownText | null;
  durationMinutes: number;
  doorsMinutes: number;
  programs: { slug: string; title: ShownText; text: ShownText }[];
  /** The row of pictures; each is drawn as long as none of the library (`picture`) may be shown. */
  images: { art: string; picture: number | null; caption: ShownText; credit: string }[];
  videos: VideoView[];
  audioSample: AudioSampleView | null;
  sponsors: string[];
  contributors: { slug: string; art: string; path: string; name: string; role: ShownText }[];
}

export function toProductionView(
  production: Production,
  { contributions, videos, audioSample }: ProductionExtras,
  language: Language,
): ProductionView {
  const text = (value: Parameters<typeof shown>[0]) => shown(value, language);
  return {
    id: production.id,
    slug: production.slug,
    art: production.art,
    path: pathTo('production', language, { slug: production.slug, id: production.id }),
    type: { slug: production.type.slug, name: text(production.type.name).text },
    ageFrom: production.ageFrom,
    ageTo: production.ageTo,
    title: text(production.title),
    subline: text(production.subline),
    lead: text(production.lead),
    descriptionHtml: text(production.description),
    language: text(production.language),
    importantInfo: production.importantInfo && text(production.importantInfo),
    promoter: production.promoter && text(production.promoter),
    durationMinutes: production.durationMinutes,
    doorsMinutes: production.doorsMinutes,
    programs: production.programs.map((program) => ({
      slug: program.slug,
      title: text(program.title),
      text: text(program.text),
    })),
    images: production.images.map((image, index) => ({
      art: `${production.slug}-${index + 1}`,
      picture: image.picture ?? null,
      caption: text(image.caption),
      credit: image.credit,
    })),
    videos: videos.flatMap((video) => toVideoView(video, language) ?? []),
    audioSample: audioSample && toAudioSampleView(audioSample, language),
    sponsors: production.sponsors,
    contributors: contributions.map(({ personId, slug, art, name, role }) => ({
      slug,
      art,
      path: pathTo('person', language, { slug, id: personId }),
      name,
      role: text(role),
    })),
  };
}
