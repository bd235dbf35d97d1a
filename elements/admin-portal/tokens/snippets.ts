import type { NewSecret } from './token-kind.ts';

/** Languages of the example. */
export const SNIPPETS = ['curl', 'node', 'python'] as const;
export type Snippet = (typeof SNIPPETS)[number];

const EXCHANGE = '/identity/resources/auth/v1/api-token';
/** Calls of the example, open to a personal token and, with a role that sees people, to one of a company. */
const EXAMPLES = { personal: '/identity/resources/users/v2/me', tenant: '/team/resources/members/v1' } as const;

/** Lines of an `.env` file with the address of the API and the secret. */
export const envOf = (api: string, { id, type, secret }: NewSecret): string =>
  [
    `FE_API_URL=${api}`,
    ...(type === 'AccessToken' ? [`FE_API_TOKEN=${secret}`] : [`FE_CLIENT_ID=${id}`, `FE_CLIENT_SECRET=${secret}`]),
    '',
  ].join('\n');

const direct = (path: string): Readonly<Record<Snippet, string>> => ({
  curl: `curl "$FE_API_URL${path}" \\
  -H "Authorization: Bearer $FE_API_TOKEN"`,
  node: `const { FE_API_URL, FE_API_TOKEN } = process.env;
const answer = await fetch(FE_API_URL + '${path}', {
  headers: { Authorization: 'Bearer ' + FE_API_TOKEN },
});
console.log(answer.status, await answer.json());`,
  python: `import json, os, urllib.request

request = urllib.request.Request(
    os.environ["FE_API_URL"] + "${path}",
    headers={"Authorization": "Bearer " + os.environ["FE_API_TOKEN"]},
)
print(json.load(urllib.request.urlopen(request)))`,
});

const exchanged = (path: string): Readonly<Record<Snippet, string>> => ({
  curl: `TOKEN=$(curl -s "$FE_API_URL${EXCHANGE}" \\
  -H "Content-Type: application/json" \\
  -d "{\\"clientId\\":\\"$FE_CLIENT_ID\\",\\"secret\\":\\"$FE_CLIENT_SECRET\\"}" |
  sed 's/.*"accessToken":"\\([^"]*\\)".*/\\1/')
curl "$FE_API_URL${path}" -H "Authorization: Bearer $TOKEN"`,
  node: `const { FE_API_URL, FE_CLIENT_ID, FE_CLIENT_SECRET } = process.env;
const exchanged = await fetch(FE_API_URL + '${EXCHANGE}', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ clientId: FE_CLIENT_ID, secret: FE_CLIENT_SECRET }),
});
const { accessToken } = await exchanged.json();
const answer = await fetch(FE_API_URL + '${path}', {
  headers: { Authorization: 'Bearer ' + accessToken },
});
console.log(answer.status, await answer.json());`,
  python: `import json, os, urllib.request

def call(path, headers, body=None):
    url = os.environ["FE_API_URL"] + path
    return json.load(urllib.request.urlopen(urllib.request.Request(url, body, headers)))

token = call(
    "${EXCHANGE}",
    {"Content-Type": "application/json"},
    json.dumps({
        "clientId": os.environ["FE_CLIENT_ID"],
        "secret": os.environ["FE_CLIENT_SECRET"],
    }).encode(),
)
print(call(
    "${path}",
    {"Authorization": "Bearer " + token["accessToken"]},
))`,
});

/** Program that calls the API with a token from the environment; it has no secret in it. */
export const snippetsOf = (kind: 'personal' | 'tenant', type: NewSecret['type']): Readonly<Record<Snippet, string>> =>
  (type === 'AccessToken' ? direct : exchanged)(EXAMPLES[kind]);
