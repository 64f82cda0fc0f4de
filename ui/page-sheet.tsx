import type { ReactNode } from 'react';
import { Artwork } from './artwork.tsx';
import { classNames } from './class-names.ts';

/**
 * The head of a page that has little else to show: a coloured sheet across the whole page with a picture on it. `art` is the
 * address of a wide one (16:9).
 */
export function PageSheet({
  surface,
  art,
  children,
}: {
  surface: 'surface-rosa' | 'surface-dotter' | 'surface-minze' | 'surface-himmel' | 'surface-orange';
  art?: string | undefined;
  children: ReactNode;
}) {
  return (
    <header className={classNames('page-sheet', surface)}>
      <div className="wrap">
        <div className="page-sheet-text">{children}</div>
      </div>
      {art ? <Artwork src={art} width={576} height={324} eager uncut className="page-sheet-art" /> : null}
    </header>
  );
}
