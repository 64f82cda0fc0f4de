import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { HubFrameData } from '#features/core/staff-frame/index.ts';
import { HubFrame } from '#features/core/staff-frame/index.ts';
import type { Language } from '#lib/localized.ts';
import { AdministrationDe } from '../handbook/administration-de.tsx';
import { AdministrationEn } from '../handbook/administration-en.tsx';
import { BoxOfficeDe } from '../handbook/box-office-de.tsx';
import { BoxOfficeEn } from '../handbook/box-office-en.tsx';
import { EditingDe } from '../handbook/editing-de.tsx';
import { EditingEn } from '../handbook/editing-en.tsx';
import { type Handbook, handbookPath } from '../handbook/handbooks.ts';

const TEXTS: Record<Handbook, Record<Language, ComponentType>> = {
  editing: { de: EditingDe, en: EditingEn },
  'box-office': { de: BoxOfficeDe, en: BoxOfficeEn },
  administration: { de: AdministrationDe, en: AdministrationEn },
};

/** The handbook of the staff's work, in the language of the hub, and the links to other handbooks they may read. */
export function HandbookScreen({
  frame,
  here,
  handbooks,
}: {
  frame: HubFrameData;
  here: Handbook;
  handbooks: readonly Handbook[];
}) {
  const { t } = useLingui();
  const { language } = frame;
  const Text = TEXTS[here][language];
  const names: Record<Handbook, string> = {
    editing: t`Editing pages`,
    'box-office': t`Box office and doors`,
    administration: t`Running the venue`,
  };
  const paths = { de: handbookPath(here, 'de'), en: handbookPath(here, 'en') };
  return (
    <HubFrame frame={{ ...frame, paths }}>
      <main id="main" tabIndex={-1} className="wrap hub-screen">
        <h1 className="text-d3">
          <Trans>Handbook</Trans>
        </h1>
        {handbooks.length > 1 ? (
          <nav aria-label={t`Handbooks`}>
            <ul className="hub-handbooks">
              {handbooks.map((one) => (
                <li key={one}>
                  <a
                    href={handbookPath(one, language)}
                    className="text-link"
                    aria-current={one === here ? 'page' : undefined}
                  >
                    {names[one]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className="prose hub-handbook">
          <Text />
        </div>
      </main>
    </HubFrame>
  );
}
