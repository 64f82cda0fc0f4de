import type { ReactNode } from 'react';
import { LinearProgress, useListContext, useTranslate } from 'react-admin';

/**
 * The rows of a list once they are there. react-admin's own table shows one without words until then, whose headers say nothing to who
 * hears them.
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
