/** Input of the form for a new page, returned with it. */
export interface NewPageDraft {
  titleDe: string;
  titleEn: string;
  parent: string;
  from: string;
}
