/** Of every picture of the demo venue, in pixels. */
export const PHOTO = { width: 1280, height: 960 };
