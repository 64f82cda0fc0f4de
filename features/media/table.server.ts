import type { GeneratedId, LocalizedColumns } from '#platform/database/columns.server.ts';

export type ProductionVideoTable = {
  id: GeneratedId;
  production_id: number;
  position: number;
  /** As an editor entered it (`video-address.ts` reads it). */
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

export interface MediaTables {
  production_videos: ProductionVideoTable;
  audio_samples: AudioSampleTable;
}
