/** Media of an article by activity: read, listen, watch, or make something. */
export const MEDIA = ['text', 'audio', 'video', 'build'] as const;
export type Medium = (typeof MEDIA)[number];
