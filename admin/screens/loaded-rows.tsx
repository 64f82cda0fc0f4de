import type { ReactNode } from 'react';
import { LinearProgress, useListContext, useTranslate } from 'react-admin';

/**
 * The rows of a list once loaded. react-admin's own skeleton table has no texts, so that its headers say nothing to screen
 * readers.
 */
export function LoadedRows({ children }: { children: ReactNode }) {
  const { isPending } = useListContext();
  const translate = useTranslate();
  return isPending ? (
    <LinearProgress aria-hidden={false} aria-label={translate('ra.page.loading')} sx={{ width: 'auto' }} />
  ) : (
    children
  );
}
