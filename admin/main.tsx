import './ui/fonts.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { DEFAULT_FORMATS, setSiteFormats } from '../lib/site-formats.ts';
import { AdminArea } from './admin-area.tsx';

/** Facts that the document brings along (server/admin/admin-document.server.ts). */
const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
const currency = metaOf('house-currency');
if (currency) setSiteFormats({ ...DEFAULT_FORMATS, currency });

/** The document says under which word styles may be added to it (server/site/admin-document.server.ts). */
const nonce = metaOf('style-nonce') ?? '';
const styles = createCache({ key: 'admin', nonce });
// The document is in the language that was asked for; lists take every parameter of an address for theirs.
const asked = new URL(location.href);
asked.searchParams.delete('lang');
history.replaceState(history.state, '', asked);
// A router that holds back links while something is unsaved.
const router = createBrowserRouter([{ path: '/admin/*', element: <AdminArea /> }]);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <RouterProvider router={router} />
      </CacheProvider>
    </StrictMode>,
  );
