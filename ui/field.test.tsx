import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TextField } from './field.tsx';

describe('a field', () => {
  it('ties label, hint and error to its control', () => {
    const markup = renderToStaticMarkup(<TextField id="mail" label="Mail" hint="Where to" error="No @" />);
    expect(markup).toContain('for="mail"');
    expect(markup).toContain('aria-describedby="mail-hint mail-error"');
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('id="mail-error"');
  });

  it('says nothing of errors when there are none', () => {
    const markup = renderToStaticMarkup(<TextField id="mail" label="Mail" />);
    expect(markup).not.toMatch(/aria-invalid|aria-describedby|field-error/);
  });
});
