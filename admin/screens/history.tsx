import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import {
  type RaRecord,
  usePermissions,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { AuditAction } from '../../features/audit/audit-action.ts';
import { can, type Role } from '../../features/permissions/roles.ts';
import { momentWords } from '../resources/record-name.ts';
import { call } from '../session/call.ts';
import { useInterfaceLanguage } from '../words/language.ts';
import { useWords } from '../words/use-words.ts';

const LINES = '10';

/** What of a line of the audit is shown (docs/decisions/0028). */
interface Line {
  id: number;
  at: string;
  actor: { name: string };
  action: AuditAction;
  changes: { field: string }[];
}

/** Who changed this record, when and what of it; for those who may read the audit. */
export function History() {
  const { permissions: role } = usePermissions<Role>();
  const record = useRecordContext<RaRecord>();
  const resource = useResourceContext() ?? '';
  if (!role || !can({ role }, 'read-audit') || !record) return null;
  return <Lines resource={resource} record={record} />;
}

function Lines({ resource, record }: { resource: string; record: RaRecord }) {
  const [lines, setLines] = useState<Line[]>([]);
  const words = useWords();
  const translate = useTranslate();
  const language = useInterfaceLanguage();
  // A change of `title.de` is one of the title.
  const nameOf = (path: string) => {
    const [field = path] = path.split('.');
    return translate(`resources.${resource}.fields.${field}`, { _: field });
  };
  // It is read again whenever the record is in another state.
  useEffect(() => {
    let isStale = false;
    const query = new URLSearchParams({ entity: resource, page_size: LINES });
    // Of settings there is only one.
    if (resource !== 'settings') query.set('entity_id', String(record.id));
    // The form is there without its history.
    void call({ method: 'GET', path: '/admin/audit/', query }).then(
      ({ json }) => {
        if (!isStale) setLines((json as { results: Line[] }).results);
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
        {lines.map(({ id, at, actor, action, changes }) => (
          <Box component="li" key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="body2" sx={{ fontWeight: 700 }}>
              {actor.name} {words(`action_${action}`)}
            </Typography>
            <Typography variant="body2">{momentWords(at, language)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {action === 'changed' ? [...new Set(changes.map(({ field }) => nameOf(field)))].join(', ') : ''}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
