import { z } from 'zod';
import { formatted } from '#lib/field-problem.ts';
import type { Instant } from '#lib/venue-time.ts';
import { etagOf } from '#platform/http/entity-tag.server.ts';
import { fallbackUrl } from '../pictures/photo.ts';
import { thumbnailsJson } from '../pictures/photo-json.server.ts';
import { TONES } from '../pictures/tone.ts';
import { addressedPhoto, fileUrl } from './addresses.ts';
import { ASSET_KINDS, type Asset, type AssetFacts, isAvailable } from './asset.ts';

const SHORT = 200;
const ALT = 1000;
const TRANSCRIPT = 50_000;
const CAPTIONS = 100_000;

const text = (longest: number) => z.string().trim().max(longest);
const orNull = (schema: z.ZodType<string, string>) => schema.nullable().overwrite((value) => value || null);
const localized = (schema: z.ZodString) =>
  z.strictObject({ de: schema.min(1), en: orNull(schema) }).nullable();
const instant = z.iso.datetime({ precision: 3 });
const percent = z.int().min(0).max(100);
const vtt = text(CAPTIONS).regex(/^WEBVTT(\s|$)/, formatted('web_vtt'));

/** A name as `safeFileName` makes it. */
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]{2,5}$/;

/** Writable properties of an asset, by their API names (docs/product/media.md#facts). */
const facts = z.strictObject({
  name: z.string().max(120).regex(FILE_NAME, formatted('file_name')),
  focal_point: z.strictObject({ x: percent, y: percent }),
  is_decorative: z.boolean(),
  alt: localized(text(ALT)),
  credit: orNull(text(SHORT)),
  rights: orNull(text(SHORT)),
  rights_until: instant.nullable(),
  transcript: localized(text(TRANSCRIPT)),
  captions: localized(vtt),
});

/** A change: omitted properties are unchanged. */
export const assetChanges = facts.partial();

export const consentBody = z.strictObject({
  person: text(SHORT).min(1),
  valid_until: instant.nullable().default(null),
});

type FactsJson = z.output<typeof facts>;

const NAMES = {
  name: 'name',
  focalPoint: 'focal_point',
  isDecorative: 'is_decorative',
  alt: 'alt',
  credit: 'credit',
  rights: 'rights',
  rightsUntil: 'rights_until',
  transcript: 'transcript',
  captions: 'captions',
} as const satisfies Record<keyof AssetFacts, keyof FactsJson>;

/** The facts that a body names. */
export function factsFrom(json: z.output<typeof assetChanges>): Partial<AssetFacts> {
  return Object.fromEntries(
    Object.entries(NAMES).flatMap(([fact, name]) => (json[name] === undefined ? [] : [[fact, json[name]]])),
  );
}

/** Returns the current values of an asset's writable properties. */
export function factsJson(asset: AssetFacts): FactsJson {
  return Object.fromEntries(
    Object.entries(NAMES).map(([fact, name]) => [name, asset[fact as keyof AssetFacts]]),
  ) as FactsJson;
}

/** Names the state of it that a change is based on. */
export function assetState(asset: AssetFacts): string {
  return etagOf(factsJson(asset));
}

/** All of it that a change can be about, for the audit. */
export function stateJson(asset: Asset) {
  return {
    ...factsJson(asset),
    file: asset.storageKey,
    consents: asset.consents,
    withdrawn_at: asset.withdrawnAt,
    deleted_at: asset.deletedAt,
  };
}

const moment = z.iso.datetime({ precision: 3 }).nullable();

/** Something of the library as calls answer it. */
export const assetAnswer = z.strictObject({
  id: z.int(),
  kind: z.enum(ASSET_KINDS),
  content_type: z.string(),
  bytes: z.int(),
  key: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  placeholder: z.enum(TONES).nullable(),
  ...facts.shape,
  consents: z.array(
    z.strictObject({ id: z.int(), person: z.string(), valid_until: moment, withdrawn_at: moment }),
  ),
  is_available: z.boolean(),
  available_until: moment,
  withdrawn_at: moment,
  url: z.string(),
  thumbnails: z.strictObject({ square: z.string(), small: z.string(), large: z.string() }).nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  deleted_at: moment,
});

/** Something of the library as those who work with it see it. */
export function assetJson(asset: Asset, now: Instant) {
  const photo = addressedPhoto(asset);
  return {
    id: asset.id,
    kind: asset.kind,
    content_type: asset.contentType,
    bytes: asset.bytes,
    key: asset.storageKey,
    width: asset.width,
    height: asset.height,
    placeholder: asset.tone,
    ...factsJson(asset),
    consents: asset.consents.map(({ id, person, validUntil, withdrawnAt }) => ({
      id,
      person,
      valid_until: validUntil,
      withdrawn_at: withdrawnAt,
    })),
    is_available: isAvailable(asset, now),
    available_until: asset.availableUntil,
    withdrawn_at: asset.withdrawnAt,
    url: photo ? fallbackUrl(photo, 'whole') : fileUrl(asset),
    thumbnails: photo && thumbnailsJson(photo),
    created_at: asset.createdAt,
    updated_at: asset.updatedAt,
    deleted_at: asset.deletedAt,
  };
}
