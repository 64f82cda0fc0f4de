import { Link } from '@mui/material';
import { momentWords } from '../resources/record-name.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { Figures } from './figures.tsx';
import { Panel } from './panel.tsx';
import type { LibraryAsset, ListResponse, Plan } from './responses.ts';
import { useDashboard } from './use-dashboard.ts';

/** Pictures without a text alternative. */
export function AltPanel() {
  const words = useWords();
  const language = useInterfaceLanguage();
  const assets = useDashboard<ListResponse<LibraryAsset>>('assets', { without_alt: 'true', page_size: '8' });
  return (
    <Panel title={words('without_alt')} loaded={assets}>
      {({ count, results }) => (
        <>
          <p>{words('pictures_without_alt', { smart_count: count, pictures: count })}</p>
          {results.length === 0 ? null : (
            <Figures
              caption={words('without_alt')}
              heads={[words('file'), words('missing_in')]}
              rows={results.map(({ id, name, has_alt: has }) => ({
                key: id,
                cells: [
                  name,
                  [has.de ? [] : [words('in_german')], has.en ? [] : [words('in_english')]].flat().join(', '),
                ],
              }))}
            />
          )}
          <p>
            <Link href={`/cms-hub/media?lang=${language}`}>{words('to_library')}</Link>
          </p>
        </>
      )}
    </Panel>
  );
}

/** Panel of scheduled publications and scheduled removals. */
export function PlansPanel() {
  const words = useWords();
  const language = useInterfaceLanguage();
  const versions = useDashboard<ListResponse<unknown> & { planned: Plan[] }>('versions', { page_size: '1' });
  return (
    <Panel title={words('planned')} loaded={versions}>
      {({ planned }) =>
        planned.length === 0 ? (
          <p>{words('nothing_planned')}</p>
        ) : (
          <Figures
            caption={words('planned')}
            heads={[words('when'), words('what'), words('what_happens')]}
            rows={planned.map((plan) => ({
              key: plan.id,
              cells: [
                momentWords(plan.starts_at, language),
                `${plan.of.title ?? `${plan.of.kind} ${plan.of.id ?? ''}`} (${plan.language.toUpperCase()})`,
                words(plan.action === 'publish' ? 'goes_out' : 'goes_offline'),
              ],
            }))}
          />
        )
      }
    </Panel>
  );
}
