/** Answers of the dashboard calls (docs/product/dashboards.md#calls), as far as they are shown. */
export interface ListResponse<T> {
  count: number;
  results: T[];
}

export interface SiteDay {
  day: string;
  page_views: number;
  tickets: number;
  /** `null` without permission to read finances. */
  cents: number | null;
}

export interface UpcomingDate {
  id: number;
  title: string;
  room: string;
  date_start: string;
  doors_at: string | null;
  status: 'scheduled' | 'cancelled' | 'postponed';
  places: { capacity: number; sold: number; held: number; blocked: number; free: number } | null;
}

export interface PageActivity {
  path: string;
  views: number;
}

export interface SearchKeyword {
  language: 'de' | 'en';
  keyword: string;
  searches: number;
}

export interface MissingPage {
  path: string;
  requests: number;
  is_redirected: boolean;
}

export interface LibraryAsset {
  id: number;
  name: string;
  has_alt: { de: boolean; en: boolean };
}

export interface Plan {
  id: number;
  of: { kind: string; id: number | null; title: string | null };
  language: 'de' | 'en';
  action: 'publish' | 'unpublish';
  starts_at: string;
}
