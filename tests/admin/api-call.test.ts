import { expect, it } from 'vitest';
import { createApiCall } from '#admin/api/api-call.ts';

function sent(answers: Record<string, Response>, cookies: () => string) {
  const requests: { address: string; init: RequestInit | undefined }[] = [];
  const fetched = async (address: RequestInfo | URL, init?: RequestInit) => {
    requests.push({ address: String(address), init });
    const answer = answers[String(address)];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  };
  return { call: createApiCall(fetched as typeof fetch, () => 'de', cookies), requests };
}

it('a change repeats the token of the cookie, which is asked for where there is none yet', async () => {
  let cookie = '';
  const { call, requests } = sent(
    { '/de/api/csrf-token/': Response.json({}), '/de/api/rooms/3/': new Response(null, { status: 204 }) },
    () => {
      const before = cookie;
      cookie = 'other=1; csrftoken=abc';
      return before;
    },
  );
  await call({ method: 'DELETE', path: '/rooms/3/', ifMatch: '"one"' });
  expect(requests.map(({ address }) => address)).toEqual(['/de/api/csrf-token/', '/de/api/rooms/3/']);
  expect(requests[1]?.init?.headers).toMatchObject({ 'x-csrftoken': 'abc', 'if-match': '"one"' });
});

it('a refusal says its status and why, one without an answer that there was none', async () => {
  const problem = Response.json({ detail: 'There is no such room.', code: 'not_found' }, { status: 404 });
  const { call } = sent({ '/de/api/admin/rooms/9/': problem }, () => '');
  await expect(call({ method: 'GET', path: '/admin/rooms/9/' })).rejects.toMatchObject({
    status: 404,
    message: 'There is no such room.',
  });
  await expect(call({ method: 'GET', path: '/admin/rooms/10/' })).rejects.toMatchObject({ status: 0 });
});

it('an answer that is no JSON is refused with its status', async () => {
  const { call } = sent({ '/de/api/admin/rooms/': new Response('<h1>502</h1>', { status: 502 }) }, () => '');
  await expect(call({ method: 'GET', path: '/admin/rooms/' })).rejects.toMatchObject({ status: 502 });
});
