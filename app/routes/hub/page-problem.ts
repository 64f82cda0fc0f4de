import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageError } from '#features/website/pages/index.server.ts';

/** Reasons an action on a page failed, as shown to its editor. */
export const PAGE_PROBLEMS: Record<PageError, MessageDescriptor> = {
  NOT_FOUND: msg`This page no longer exists.`,
  CHANGED: msg`Someone has changed this page in the meantime. Check it and try again.`,
  NO_SUCH_PARENT: msg`A page can’t go there. Choose another place.`,
  PATH_TAKEN: msg`Another page already has this address. Rename one of them first.`,
  PATH_RESERVED: msg`The site itself uses this address. Choose a different title.`,
  PATH_TOO_LONG: msg`The address would be too long. Choose a shorter title.`,
  TOO_DEEP: msg`Pages can’t be nested that deep.`,
  TOO_MANY: msg`There are too many pages. Empty the bin, or delete some.`,
  WINDOW_ENDS_FIRST: msg`That would go offline before it goes online.`,
  NO_SUCH_PICTURE: msg`This image may not be shown.`,
  BELONGS_TO_THE_SITE: msg`The site needs this page to stay where it is.`,
};
