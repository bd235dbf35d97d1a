const encoder = new TextEncoder();

/** Value of `Stripe-Signature`: the time, and an HMAC-SHA256 over time and body. Source: Stripe "Webhooks", Verify manually. */
export const signature = async (body: string, secret: string, seconds: number): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`${seconds}.${body}`)));
  return `t=${seconds},v1=${Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};
