import type { Localized } from '#lib/localized.ts';
import type { Instant } from '#lib/venue-time.ts';
import type { Tone } from '../pictures/tone.ts';

/** Kinds of asset: the kind decides how it is stored, shown and served. */
export const ASSET_KINDS = ['image', 'audio', 'video', 'file'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

/** The point of a picture that remains visible in every crop, in percent from its left and upper edge. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** A person shown or heard, and the duration of their consent. */
export interface Consent {
  id: number;
  person: string;
  /** `null`: until they say otherwise. */
  validUntil: Instant | null;
  withdrawnAt: Instant | null;
}

/** Properties of an asset entered by people. */
export interface AssetFacts {
  name: string;
  focalPoint: FocalPoint;
  /** Shows nothing one has to know: read out as nothing. */
  isDecorative: boolean;
  alt: Localized | null;
  /** Author of the asset, as shown beside it. */
  credit: string | null;
  /** Permitted uses. */
  rights: string | null;
  rightsUntil: Instant | null;
  /** The transcript of all sounds. */
  transcript: Localized | null;
  /** Spoken text with its times (WebVTT). */
  captions: Localized | null;
}

/** Properties read from the file itself. */
export interface AssetFile {
  kind: AssetKind;
  contentType: string;
  bytes: number;
  /** Storage location; new with every file, so that the content at an address never changes. */
  storageKey: string;
  /** In pixels; pictures have them. */
  width: number | null;
  height: number | null;
  tone: Tone | null;
}

/** Something of the library (docs/product/media.md). */
export interface Asset extends AssetFacts, AssetFile {
  id: number;
  consents: Consent[];
  /** The end of its rights or of somebody's consent, whichever is first. */
  availableUntil: Instant | null;
  /** When somebody took their consent back. */
  withdrawnAt: Instant | null;
  deletedAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** Properties that decide if an asset may be shown. */
export type Availability = Pick<Asset, 'availableUntil' | 'withdrawnAt' | 'deletedAt'>;

/** Tells if an asset may be shown at an instant: it is not in the trash, no consent was withdrawn, and nothing has expired. */
export function isAvailable({ availableUntil, withdrawnAt, deletedAt }: Availability, at: Instant): boolean {
  return deletedAt === null && withdrawnAt === null && (availableUntil === null || availableUntil > at);
}

/** Derives the availability of the asset from its rights and consents: the first end, and the first withdrawal. */
export function availabilityOf(
  rightsUntil: Instant | null,
  consents: readonly Pick<Consent, 'validUntil' | 'withdrawnAt'>[],
): Pick<Asset, 'availableUntil' | 'withdrawnAt'> {
  return {
    availableUntil: first([rightsUntil, ...consents.map(({ validUntil }) => validUntil)]),
    withdrawnAt: first(consents.map(({ withdrawnAt }) => withdrawnAt)),
  };
}

function first(instants: readonly (Instant | null)[]): Instant | null {
  return instants.filter((each) => each !== null).toSorted()[0] ?? null;
}
