import type { Instant } from '#lib/venue-time.ts';

/** How a page is looked at beforehand. */
export interface PreviewView {
  /** The draft, or the version visitors see, plans included. */
  state: 'draft' | 'published';
  /** `null`: now. */
  at: Instant | null;
}

/** The address of a page as it is shown in the frame of its preview. */
export function previewAddress(pathname: string, { state, at }: PreviewView): string {
  const query = new URLSearchParams({ look: state, ...(at === null ? {} : { at }) });
  return `${pathname}?${query}`;
}
