import { describe, expect, it } from 'vitest';
import { inlineScriptHashes } from '#platform/http/security-headers.server.ts';
import { withStructuredData } from './structured-data-markup.ts';

describe('structured data in a page', () => {
  const page = '<html><head><title>x</title></head><body></body></html>';

  it('stands at the end of the head', () => {
    expect(withStructuredData(page, [{ '@type': 'Event' }])).toContain(
      '<script type="application/ld+json">{"@type":"Event"}</script></head>',
    );
  });

  it('cannot be ended early by a text', () => {
    expect(withStructuredData(page, [{ name: '</script><script>alert(1)</script>' }])).not.toContain(
      '<script>alert',
    );
  });

  it('is data, so the content security policy does not list it', () => {
    expect(inlineScriptHashes(withStructuredData(page, [{ '@type': 'Event' }]))).toEqual([]);
  });

  it('leaves pages without any as they are', () => {
    expect(withStructuredData(page, [])).toBe(page);
  });
});
