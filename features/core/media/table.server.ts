import type { Instant } from '#lib/venue-time.ts';
import type {
  DefaultedColumn,
  FlagColumn,
  GeneratedId,
  LocalizedColumns,
  OptionalLocalizedColumns,
} from '#platform/database/columns.server.ts';
import type { AssetKind } from './assets/asset.ts';
import type { Tone } from './pictures/tone.ts';

export type ProductionVideoTable = {
  id: GeneratedId;
  production_id: number;
  position: number;
  /** As an editor entered it (`lib/video-address.ts` reads it). */
  url: string;
  seconds: number;
  credit: string;
} & LocalizedColumns<'title'>;

export type AudioSampleTable = {
  production_id: number;
  /** Path of a file on our own host. */
  file: string;
  seconds: number;
} & LocalizedColumns<'title' | 'transcript'>;

export type AssetTable = {
  id: GeneratedId;
  kind: AssetKind;
  /** The name of the file, safe to be saved under. */
  name: string;
  content_type: string;
  bytes: number;
  /** Names the file that lies in the storage; new with every file. */
  storage_key: string;
  /** Of pictures, in pixels. */
  width: number | null;
  height: number | null;
  /** In percent. */
  focal_x: DefaultedColumn<number>;
  focal_y: DefaultedColumn<number>;
  tone: Tone | null;
  is_decorative: FlagColumn;
  credit: string | null;
  rights: string | null;
  rights_until: Instant | null;
  /** The first end of rights and consents, from both. */
  available_until: Instant | null;
  /** The first withdrawn consent. */
  withdrawn_at: Instant | null;
  /** In the trash since. */
  deleted_at: Instant | null;
  created_at: Instant;
  created_by: number | null;
  updated_at: Instant;
} & OptionalLocalizedColumns<'alt' | 'transcript' | 'captions'>;

/** A person shown or heard, and the duration of their consent. */
export interface AssetConsentTable {
  id: GeneratedId;
  asset_id: number;
  person: string;
  valid_until: Instant | null;
  withdrawn_at: Instant | null;
  created_at: Instant;
}

/** Former address of an asset, before it got another file or name: links that visitors saved redirect from there. */
export interface AssetFormerFileTable {
  asset_id: number;
  storage_key: string;
  name: string;
  left_at: Instant;
}

export interface MediaTables {
  assets: AssetTable;
  asset_former_files: AssetFormerFileTable;
  asset_consents: AssetConsentTable;
  production_videos: ProductionVideoTable;
  audio_samples: AudioSampleTable;
}
