/** Global object of Google's script. Source: reCAPTCHA v3 "Programmatically invoke the challenge". */
interface Recaptcha {
  ready(listener: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

/** Makes addresses of scripts that a page under Trusted Types takes; TypeScript's own types know none yet. */
interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface ScriptPolicies {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** Timeout for loading the captcha and for its response, in milliseconds. Ours: no screen waits without an end. */
const ANSWER_MS = 10_000;

const SCRIPT = 'https://www.google.com/recaptcha/api.js?';
const POLICY = 'fe-recaptcha';

const scripts = new Map<string, { node: HTMLScriptElement; loaded: Promise<void> }>();
let policy: ScriptPolicy | undefined;

const addressOf = (siteKey: string): string => {
  // without the second part Google's script sets addresses that a page under Trusted Types refuses
  const address = SCRIPT + new URLSearchParams({ render: siteKey, trustedtypes: 'true' }).toString();
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies }; // absent in some browsers
  const createScriptURL = (text: string) => (text.startsWith(SCRIPT) ? text : '');
  policy ??= trustedTypes?.createPolicy(POLICY, { createScriptURL });
  return policy?.createScriptURL(address) ?? address;
};

const load = (siteKey: string): Promise<void> => {
  const known = scripts.get(siteKey);
  if (known) return known.loaded;
  const node = document.createElement('script');
  node.src = addressOf(siteKey);
  // a page that lets scripts in by a nonce lets in what its own scripts bring
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (nonce) node.nonce = nonce;
  const loaded = new Promise<void>((resolve, reject) => {
    node.addEventListener('load', () => resolve());
    node.addEventListener('error', () => reject(new Error(`${SCRIPT} did not load`)));
  });
  scripts.set(siteKey, { node, loaded });
  document.head.append(node);
  return loaded;
};

const ask = async (siteKey: string, action: string): Promise<string> => {
  await load(siteKey);
  const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha }; // what has just loaded leaves it there
  if (!grecaptcha) throw new Error('reCAPTCHA is not there');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(siteKey, { action });
};

const overdue = () =>
  new Promise<never>((_, reject) =>
    AbortSignal.timeout(ANSWER_MS).addEventListener('abort', () => reject(new Error('reCAPTCHA did not answer'))),
  );

/**
 * A token of reCAPTCHA v3, whose script comes with the first. Rejects where it cannot be had; the next call loads it
 * again.
 */
export const recaptchaToken = async (siteKey: string, action: string): Promise<string> => {
  try {
    return await Promise.race([ask(siteKey, action), overdue()]);
  } catch (error) {
    scripts.get(siteKey)?.node.remove();
    scripts.delete(siteKey);
    throw error;
  }
};
