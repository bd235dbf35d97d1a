/** Tries wrong passwords, over the wire. */
export const guessAt = async (server: string, email: string, times: number): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  for (let at = 0; at < times; at += 1) {
    const body = JSON.stringify({ email, password: `Not-the-one-${at}` });
    await fetch(`${server}/frontegg/identity/resources/auth/v1/user`, { method: 'POST', headers, body });
  }
};
