import { expect, it } from 'vitest';
import { policyHeaders } from './page-policy.server.ts';

type Router = Parameters<typeof policyHeaders>[0];

function headersOf(
  handles: Record<string, unknown>,
  scripts: string[] = [],
  isFramed = false,
): Record<string, string> {
  const router = {
    routeModules: Object.fromEntries(Object.entries(handles).map(([id, handle]) => [id, { handle }])),
    staticHandlerContext: { matches: Object.keys(handles).map((id) => ({ route: { id } })) },
  };
  return Object.fromEntries(policyHeaders(router as unknown as Router, scripts, isFramed));
}

it('a page runs its own inline scripts and nothing else', () => {
  const headers = headersOf({ root: undefined }, ["'sha256-a'"]);
  expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-a';");
  expect(headers['permissions-policy']).toBeUndefined();
});

it('a route names what its pages may do beyond others', () => {
  const headers = headersOf({
    root: undefined,
    checkout: { policy: { sources: { 'form-action': ['https://pay.example'] } } },
    door: { policy: { permissions: ['camera'] } },
  });
  expect(headers['content-security-policy']).toContain("form-action 'self' https://pay.example;");
  expect(headers['permissions-policy']).toContain('camera=(self), microphone=()');
});

it('a route may derive it from its loader’s data', () => {
  const policy = (loaded: unknown) => ({
    sources: { 'form-action': [(loaded as { origin: string }).origin] },
  });
  const router = {
    routeModules: { pay: { handle: { policy } } },
    staticHandlerContext: {
      matches: [{ route: { id: 'pay' } }],
      loaderData: { pay: { origin: 'https://pay.example' } },
    },
  };
  const [[, policyText] = []] = policyHeaders(router as unknown as Router, []);
  expect(policyText).toContain("form-action 'self' https://pay.example;");
});

it('a page is in no frame, except the editor’s own', () => {
  expect(headersOf({ root: undefined })['content-security-policy']).toContain("frame-ancestors 'none'");
  const framed = headersOf({ root: undefined }, [], true);
  expect(framed['content-security-policy']).toContain("frame-ancestors 'self'");
});
