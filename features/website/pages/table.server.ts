import type { PageName } from '#features/core/navigation/index.ts';
import type { Instant } from '#lib/venue-time.ts';
import type {
  FlagColumn,
  GeneratedId,
  LocalizedColumns,
  OptionalLocalizedColumns,
} from '#platform/database/columns.server.ts';

export type PageTable = {
  id: GeneratedId;
  document_id: number;
  /** Page of the site map this is the record of; `null` for pages created by staff. */
  site_name: PageName | null;
  /** `null` for pages right below the home page. */
  parent_id: number | null;
  position: number;
  /** Content type of the page in the editor: `page`, or the name its parent gives it. */
  content_type: string | null;
  slug_de: string | null;
  /** `null` where it has no English slug: it is read at the German one's last part. */
  slug_en: string | null;
  /** The whole path with its language, from the slugs of the page and those above it; `null` for pages of the site map. */
  path_de: string | null;
  path_en: string | null;
  is_landing_page: FlagColumn;
  is_online: FlagColumn;
  /** Without, it is a heading of the menu, and its address leads to its first visible child. */
  is_clickable: FlagColumn;
  in_menu: FlagColumn;
  in_footer: FlagColumn;
  /** It and its siblings are shown as tabs. */
  has_tab_navigation: FlagColumn;
  og_type: string | null;
  /** The picture of the library beside shared links. */
  og_image_id: number | null;
  online_from: Instant | null;
  online_to: Instant | null;
  /** In the trash since. */
  deleted_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
} & LocalizedColumns<'title'> &
  OptionalLocalizedColumns<
    'headline' | 'lead' | 'meta_title' | 'meta_description' | 'og_title' | 'og_description'
  >;

/** A separate document, found by its name or by what it is attached to. */
export interface ContainerTable {
  id: GeneratedId;
  document_id: number;
  slug: string;
  layout: string | null;
  /** With `object_id`: an event, a production, a person, a venue, a series, a page. */
  content_type: string | null;
  object_id: number | null;
  created_at: Instant;
}

/** A link that shows the draft of a page to people without an account. */
export interface PreviewLinkTable {
  id: GeneratedId;
  page_id: number;
  /** Hash of the token; a reader of the database cannot open the link. */
  token_hash: string;
  expires_at: Instant;
  revoked_at: Instant | null;
  created_at: Instant;
  created_by: number | null;
}

export interface PageTables {
  pages: PageTable;
  containers: ContainerTable;
  preview_links: PreviewLinkTable;
}
