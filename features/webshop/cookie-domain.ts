/** Under these names of two labels everybody can register: a browser refuses a cookie for all of them. */
const SHARED_SECOND_LABELS = new Set(['ac', 'co', 'com', 'edu', 'gov', 'gv', 'net', 'or', 'org']);
const SHARED_DOMAINS = new Set([
  'appspot.com',
  'azurewebsites.net',
  'cloudfront.net',
  'fly.dev',
  'github.io',
  'gitlab.io',
  'herokuapp.com',
  'netlify.app',
  'ngrok.app',
  'ngrok.io',
  'onrender.com',
  'pages.dev',
  'railway.app',
  'vercel.app',
  'web.app',
  'workers.dev',
]);

/**
 * The domain of cart cookies: the host without its first label (specification, section 9), where that leaves a domain
 * somebody owns; otherwise `null`, for a cookie of this host alone (requirements, section 1 "Cookie domain").
 * Takes a host name without port.
 */
export function cartCookieDomain(hostname: string): string | null {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (host.includes(':') || /^[\d.]+$/.test(host)) return null;
  const [, ...rest] = host.split('.');
  return rest.length >= 2 && rest.every(Boolean) && !isShared(rest) ? rest.join('.') : null;
}

function isShared(labels: string[]): boolean {
  if (SHARED_DOMAINS.has(labels.join('.'))) return true;
  const [second = '', country = ''] = labels;
  return labels.length === 2 && country.length === 2 && SHARED_SECOND_LABELS.has(second);
}
