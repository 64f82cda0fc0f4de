import type { DemoSettings } from './types.ts';

export const settings: DemoSettings = {
  siteName: 'Buntspecht',
  footerBottom: {
    de: '<p>Gefördert von der Stadt Auental und allen, die „nur kurz gucken“ wollten.</p>',
    en: '<p>Funded by the town of Auental and by everybody who “only wanted a quick look”.</p>',
  },
  socialLinks: [
    { name: 'Mastodon', url: 'https://mastodon.example/@buntspecht' },
    { name: 'Instagram', url: 'https://instagram.example/buntspecht' },
  ],
  footerLogos: [
    {
      imageUrl: '/demo/box-office-logo.svg',
      text: { de: 'Karten über die Kasse von Buntspecht', en: 'Tickets by the Buntspecht box office' },
    },
    {
      imageUrl: '/demo/culture-logo.svg',
      text: { de: 'Gefördert vom Kulturraum Auental', en: 'Supported by Kulturraum Auental' },
    },
  ],
  onlineMethods: { paypal: true, klarna: false, wero: false, sepaDebit: true, sepaDays: 14 },
  seller: {
    name: 'Buntspecht gGmbH',
    street: 'Kleiberweg 7',
    postalCode: '04711',
    city: 'Auental',
    vatId: 'DE999999999',
    taxNumber: null,
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
    phone: '030 23125-711',
    email: 'hallo@buntspecht.example',
  },
  offlinePage: {
    de: '<h1>Wir kleben gerade.</h1><p>Die Seite bekommt neues Papier und ist gleich wieder da. Karten gibt es solange an der Kasse: Kleiberweg 7, Telefon 030 23125-711.</p>',
    en: '<h1>We are gluing.</h1><p>The site is getting new paper and will be back shortly. Until then there are tickets at the box office: Kleiberweg 7, phone +49 30 23125-711.</p>',
  },
};
