import reactAdminEnglish from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';

const { ra } = reactAdminEnglish;

/** English interface texts: those of react-admin, except sentences that our names do not fit into. */
export const english: TranslationMessages = {
  ra: {
    ...ra,
    navigation: {
      ...ra.navigation,
      no_results: 'Nothing found',
      no_filtered_results: 'There is nothing with these filters.',
    },
    page: { ...ra.page, empty: 'Nothing under %{name} yet.' },
  },
};
