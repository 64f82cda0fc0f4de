/** The hosts of HubSpot's forms by the region of an account, as its embed codes name it. */
const HOSTS = {
  eu1: 'js-eu1.hsforms.net',
  na1: 'js.hsforms.net',
  na2: 'js-na2.hsforms.net',
  na3: 'js-na3.hsforms.net',
  ap1: 'js-ap1.hsforms.net',
} as const;

type HubspotRegion = keyof typeof HOSTS;

/** Returns the frame address of a HubSpot form; the frame shows the form alone and submits to HubSpot. */
export function hubspotFormFrame(form: { region: HubspotRegion; portal: number; id: string }): string {
  const url = new URL('/ui-forms-embed-components-app/frame.html', `https://${HOSTS[form.region]}`);
  url.searchParams.set('_hsPortalId', String(form.portal));
  url.searchParams.set('_hsFormId', form.id);
  url.searchParams.set('_hsHublet', form.region);
  url.searchParams.set('_hsIsQa', 'false');
  url.searchParams.set('_hsDisableScriptloader', 'true');
  // Its thanks are shown in the frame, and the page around it is not left.
  url.searchParams.set('_hsDisableRedirect', 'true');
  return url.href;
}

/** The origins that frames of these may come from. */
export function hubspotFrameOrigins(): string[] {
  return Object.values(HOSTS).map((host) => `https://${host}`);
}
