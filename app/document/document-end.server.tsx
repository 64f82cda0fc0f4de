import { InlineScript } from '#ui/inline-script.tsx';
import { JsonBlock } from './embedded-json.server.tsx';
import { LastElement } from './first-paint.server.tsx';
import { LateLayer } from './info-layers.server.tsx';
import { PAGE_DATA_ID } from './page-data.ts';
import startPageCode from './start-page-code.js?raw';

/**
 * The end of every page: its data, and its code, which is asked for after the first frame (docs/decisions/0015). Both are
 * functions, called when all that stands before them has been rendered.
 */
export function DocumentEnd({ dataJson, codeJson }: { dataJson: () => string; codeJson: () => string }) {
  return (
    <>
      <JsonBlock id={PAGE_DATA_ID} json={dataJson()} />
      <JsonBlock id="page-code" json={codeJson()} />
      <InlineScript code={startPageCode} />
      <LastElement />
      <LateLayer />
    </>
  );
}
