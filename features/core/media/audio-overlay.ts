/** A production one can listen to. */
export interface AudioWork {
  /** Its id. */
  id: number;
  /** Path of its sample on our own host. */
  file: string;
}

/** Visibility of the overlay, and the work whose sample it plays (docs/product/consent-and-media.md#audio). */
export interface AudioOverlayState {
  show: boolean;
  work: AudioWork | null;
}
