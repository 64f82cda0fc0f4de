import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { postJson } from '#platform/browser/api-client.ts';
import { useLanguage } from '#ui/use-language.ts';
import type { MissingDocument } from '../page-edits.ts';

/** Creates the missing document of the edit target, and reloads the page. */
export function MakingDocument({ missing: { call, body } }: { missing: MissingDocument }) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [hasFailed, setHasFailed] = useState(false);
  const named = JSON.stringify(body);
  useEffect(() => {
    let isOver = false;
    setHasFailed(false);
    void postJson(`/${language}/pageeditor-api/${call}/`, JSON.parse(named)).then((made) => {
      if (isOver) return;
      if (made.ok) void revalidate();
      else setHasFailed(true);
    });
    return () => {
      isOver = true;
    };
  }, [call, named, language, revalidate]);
  return (
    <p role={hasFailed ? 'alert' : 'status'} className="toolbar-note">
      {hasFailed ? (
        <Trans>The page couldn’t be prepared for editing. Reload it.</Trans>
      ) : (
        <Trans>Getting the page ready to edit</Trans>
      )}
    </p>
  );
}
