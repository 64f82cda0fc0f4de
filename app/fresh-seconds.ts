/** Lifetime of pages in seconds as far as the clock goes (docs/decisions/0005); writes invalidate them at once. */
export const FRESH_SECONDS = {
  /** Free places change by the clock alone when reservations end. */
  availability: 5,
  /** Prices and sold-out dates of lists change rarely. */
  list: 60,
  /** Dates pass by the clock alone. */
  seriesList: 300,
  /** Texts change when somebody writes them. */
  text: 3600,
} as const;
