/** Reasons a page cannot be stored. */
export type PageError =
  | 'NOT_FOUND'
  /** Somebody changed it since it was read. */
  | 'CHANGED'
  /** No such parent, one in the trash, or the page itself or one below it. */
  | 'NO_SUCH_PARENT'
  | 'PATH_TAKEN'
  /** The site itself answers there. */
  | 'PATH_RESERVED'
  | 'PATH_TOO_LONG'
  | 'TOO_DEEP'
  | 'TOO_MANY'
  /** It would go offline before it comes online. */
  | 'WINDOW_ENDS_FIRST'
  /** No picture of the library, or one that may not be shown. */
  | 'NO_SUCH_PICTURE'
  /** Pages of the site map cannot be moved or taken offline, and have neither slug nor window. */
  | 'BELONGS_TO_THE_SITE';
