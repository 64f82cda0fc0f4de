import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageError } from '#features/pages/index.server.ts';

/** Why something could not be done to a page, as it is said to who tried. */
export const PAGE_PROBLEMS: Record<PageError, MessageDescriptor> = {
  NOT_FOUND: msg`This page is not there any more.`,
  CHANGED: msg`Somebody changed this page meanwhile. Look at it and try again.`,
  NO_SUCH_PARENT: msg`A page cannot lie there: choose another place.`,
  PATH_TAKEN: msg`Another page has this address. Give one of them another name first.`,
  PATH_RESERVED: msg`The site itself needs this address. Choose another title.`,
  PATH_TOO_LONG: msg`The address would be too long. Choose a shorter title.`,
  TOO_DEEP: msg`The tree would be too deep there.`,
  TOO_MANY: msg`There are too many pages. Empty the trash, or delete some.`,
  WINDOW_ENDS_FIRST: msg`It would go offline before it comes online.`,
  NO_SUCH_PICTURE: msg`This picture may not be shown.`,
  BELONGS_TO_THE_SITE: msg`The site needs this page where it is.`,
};
