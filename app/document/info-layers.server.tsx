import { CachedFragment } from '#ui/cached-fragment.tsx';

/**
 * Notice for pages left without their scripts (docs/product/pages.md#without-scripts), above everything where scripts
 * are off. In both languages and without a catalogue: it must not depend on anything.
 */
export function NoScriptLayer() {
  return (
    <CachedFragment as="noscript">
      <NoScriptNotice />
    </CachedFragment>
  );
}

function NoScriptNotice() {
  return (
    <aside aria-label="Info" className="info-layer surface-dotter-hell">
      <Notice german="JavaScript ist ausgeschaltet." english="JavaScript is off." />
    </aside>
  );
}

/**
 * The same after four seconds where scripts are late or the browser cannot run them, at the lower edge; the styles wait,
 * and a page that came alive hides it.
 */
export function LateLayer() {
  return (
    <CachedFragment as="aside" aria-label="Info" className="info-layer info-layer-late surface-dotter-hell">
      <Notice german="Hier klemmt etwas." english="Something is stuck." />
    </CachedFragment>
  );
}

function Notice({ german, english }: { german: string; english: string }) {
  return (
    <>
      <p lang="de">
        <strong>{german}</strong> Einige Inhalte sind nicht geladen: JavaScript ist aus, der Browser wird
        nicht unterstützt, die Verbindung ist langsam oder das Gerät ist schwach.{' '}
        <ReloadLink>Neu laden</ReloadLink>
      </p>
      <p lang="en">
        <strong>{english}</strong> Some content hasn’t loaded: JavaScript is off, your browser isn’t
        supported, your connection is slow or your device is short of power. <ReloadLink>Reload</ReloadLink>
      </p>
    </>
  );
}

function ReloadLink({ children }: { children: string }) {
  // biome-ignore lint/a11y/useValidAnchor: the address of the page itself
  return <a href="">{children}</a>;
}
