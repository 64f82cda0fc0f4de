import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import {
  type RaRecord,
  usePermissions,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { can, type Role } from '../../features/core/access/roles.ts';
import { momentWords } from '../resources/record-name.ts';
import { call } from '../session/call.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';
import { type AuditLine, type HistoryPart, historySteps } from './history-lines.ts';

/** Lines that are read; of those written in one save one step is made. */
const LINES = '30';
const STEPS = 10;

/** Changes of a record and of its texts with their author and moment; needs permission to read the audit. */
export function History() {
  const { permissions: role } = usePermissions<Role>();
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  if (!role || !can({ role }, 'read-audit') || !record) return null;
  return <Lines resource={resource} record={record} />;
}

function Lines({ resource, record }: { resource: string; record: RaRecord }) {
  const [lines, setLines] = useState<readonly AuditLine[]>([]);
  const words = useWords();
  const translate = useTranslate();
  const language = useInterfaceLanguage();
  const nameOf = (part: HistoryPart) => {
    if (part.kind === 'field')
      return translate(`resources.${resource}.fields.${part.name}`, { _: part.name });
    if (part.kind === 'draft') return words('history_draft');
    const name = words(part.language === 'en' ? 'in_english' : 'in_german');
    const moment = part.kind === 'planned' ? momentWords(part.from, language) : '';
    return words(`history_${part.kind}`, { language: name, moment });
  };
  // It is read again whenever the record is in another state.
  useEffect(() => {
    let isStale = false;
    const query = new URLSearchParams({ entity: resource, page_size: LINES });
    // Of settings there is only one.
    if (resource !== 'settings') {
      query.set('entity_id', String(record.id));
      query.set('with_texts', 'true');
    }
    // The form is there without its history.
    void call({ method: 'GET', path: '/admin/audit/', query }).then(
      ({ json }) => {
        if (!isStale) setLines((json as { results: AuditLine[] }).results);
      },
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [resource, record]);
  return (
    <Box component="section" aria-labelledby="history" sx={{ flexShrink: 0, width: { xs: '100%', xl: 280 } }}>
      <Typography id="history" component="h2" variant="h6" sx={{ mb: 1 }}>
        {words('history')}
      </Typography>
      {lines.length === 0 ? <Typography color="textSecondary">{words('no_history')}</Typography> : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {historySteps(resource, lines)
          .slice(0, STEPS)
          .map(({ id, at, actor, action, parts }) => (
            <Box component="li" key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
              <Typography variant="body2" sx={{ fontWeight: 700 }}>
                {actor.name ?? words('account_gone')} {words(`action_${action}`)}
              </Typography>
              <Typography variant="body2">{momentWords(at, language)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {parts.map(nameOf).join(', ')}
              </Typography>
            </Box>
          ))}
      </Box>
    </Box>
  );
}
