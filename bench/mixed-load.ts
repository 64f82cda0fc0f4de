import { pathTo } from '#features/core/navigation/index.ts';

/** Requests as visitors of all kinds send them, programs that try addresses included; each one another one. */
export function mixedLoad(url: string, random: () => number): () => Promise<void> {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const number = (below: number) => Math.floor(random() * below);
  const word = () => Math.floor(random() * 36 ** 6).toString(36);
  const calendar = pathTo('calendar', 'de');
  const paths: (() => string)[] = [
    () => pick(['/de', '/en', '/de/ensemble', '/de/produktionen', '/de/agb', '/en/series', calendar]),
    () => pick(['/de', '/en', calendar]),
    () => `${calendar}?room=${1 + number(6)}&type=${1 + number(5)}&page=${1 + number(3)}`,
    () => `${calendar}?age=${number(13)}&date=${String(1 + number(28)).padStart(2, '0')}-12-2026`,
    () => `/de/search?q=${pick(['käfer', 'papier', 'theater', 'ab 4', word()])}`,
    () => `/api/search/autocomplete/?query=${pick(['k', 'kä', 'pap', word()])}`,
    () => `/de/api/events/?page=${1 + number(20)}`,
    () => `/de/${word()}`,
    () => `/de/favoriten.data?_routes=${word()}`,
    () => `/de?utm_source=${word()}`,
    () => `/de/feeds/calendar.ics?type=${1 + number(5)}`,
    () => '/art/v1/theatre/'.concat(word(), '-4x3.svg'),
  ];

  async function read(): Promise<void> {
    const headers = {
      'x-forwarded-for': `203.0.113.${number(250)}`,
      'accept-encoding': pick(['br', 'gzip', '']),
    };
    await (await fetch(url + pick(paths)(), { headers, redirect: 'manual' })).arrayBuffer();
  }

  async function reserve(): Promise<void> {
    const token = word();
    const answer = await fetch(`${url}/de/api/shop-cart/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrftoken': token,
        cookie: `csrftoken=${token}`,
        'x-forwarded-for': `198.51.${number(200)}.${number(250)}`,
      },
      body: JSON.stringify({ event_jet_id: 1 + number(40), quantities: [1], sale_type_ids: [1 + number(3)] }),
    });
    await answer.arrayBuffer();
  }

  async function signIn(): Promise<void> {
    const answer = await fetch(`${url}${pathTo('signIn', 'de')}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: url,
        'x-forwarded-for': `192.0.${number(200)}.${number(250)}`,
      },
      body: new URLSearchParams({ email: `${word()}@example.org`, password: word() }),
    });
    await answer.arrayBuffer();
  }

  return () => {
    const share = random();
    if (share < 0.05) return reserve();
    return share < 0.06 ? signIn() : read();
  };
}
