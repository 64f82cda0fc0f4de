/**
 * What is said when a page stays without its scripts (specification, section 2 "Offline / no-script info layer"), above
 * everything where scripts are off. Written by the server alone, in both languages: it must not depend on anything.
 */
export const NO_SCRIPT_LAYER = `<noscript><div class="info-layer surface-dotter-hell">${notice('JavaScript ist ausgeschaltet.', 'JavaScript is off.')}</div></noscript>`;

/**
 * The same after four seconds where scripts are late or the browser cannot run them, at the lower edge; the styles wait,
 * and a page that came alive hides it.
 */
export const LATE_LAYER = `<div class="info-layer info-layer-late surface-dotter-hell">${notice('Hier klemmt etwas.', 'Something is stuck.')}</div>`;

function notice(german: string, english: string): string {
  return [
    `<p lang="de"><strong>${german}</strong> Einige Inhalte sind nicht geladen: JavaScript ist aus, der Browser wird nicht unterstützt, die Verbindung ist langsam oder das Gerät ist schwach. <a href="">Neu laden</a></p>`,
    `<p lang="en"><strong>${english}</strong> Some content is not loaded: JavaScript is off, the browser is not supported, the connection is slow or the device is weak. <a href="">Reload</a></p>`,
  ].join('');
}
