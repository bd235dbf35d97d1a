import { linkTo } from './mailbox.ts';

/** A new person, unique to the test. */
export interface NewPerson {
  name: string;
  email: string;
  company: string;
  password: string;
}

/** A new person, with an address no other journey uses. */
export const newPerson = (): NewPerson => {
  const id = crypto.randomUUID().slice(0, 8);
  return {
    name: 'Grace Hopper',
    email: `grace-${id}@example.test`,
    company: `Bay ${id}`,
    password: 'Anchor-72-Aweigh',
  };
};

const PREFIX = '/frontegg/identity/resources/users/v1';

/** Posts with the cookies of one browser; those that are set. */
const post = async (server: string, path: string, body: object, cookie = ''): Promise<string> => {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const response = await fetch(server + PREFIX + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
};

/** Opens an account for a person without confirming it, over the wire: for journeys that begin later. */
export const signUp = async (server: string, { email, name, company, password }: NewPerson): Promise<string> =>
  post(server, '/signUp', { email, name, companyName: company, password });

/** Opens and confirms an account, over the wire. */
export const openAccount = async (server: string, person: NewPerson): Promise<void> => {
  const cookie = await signUp(server, person);
  const { searchParams } = new URL(await linkTo(server, person.email, '/account/activate'));
  await post(server, '/activate', { userId: searchParams.get('userId'), token: searchParams.get('token') }, cookie);
};
