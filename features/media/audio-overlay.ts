/** A production one can listen to. */
export interface AudioWork {
  /** Its id. */
  id: number;
  /** Path of its sample on our own host. */
  file: string;
}

/** Whether the overlay shows, and whose sample plays in it (specification, section 3 "Event list state"). */
export interface AudioOverlayState {
  show: boolean;
  work: AudioWork | null;
}
