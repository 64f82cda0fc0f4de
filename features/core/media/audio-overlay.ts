/** A production one can listen to. */
export interface AudioWork {
  /** Its id. */
  id: number;
  /** Path of its sample on our own host. */
  file: string;
}

/** Whether the overlay shows, and whose sample plays in it (docs/product/consent-and-media.md#audio). */
export interface AudioOverlayState {
  show: boolean;
  work: AudioWork | null;
}
