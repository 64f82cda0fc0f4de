/** What one does with an article: read, hear, see, or make something. */
export const MEDIA = ['text', 'audio', 'video', 'build'] as const;
export type Medium = (typeof MEDIA)[number];
