/** What was typed into the form of a new page, where it comes back. */
export interface NewPageDraft {
  titleDe: string;
  titleEn: string;
  parent: string;
  from: string;
}
