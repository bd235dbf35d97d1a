import type { BrowserPage } from '../browser/page.ts';
import type { CheckoutOrder } from './checkout.slice.ts';

/** Attempt to pay whose outcome is unknown. Survives a reload. */
export interface Attempt {
  /** Sent with every call of the attempt: one that is sent twice is made once. */
  readonly id: string;
  /** Tenant that pays. */
  readonly tenantId: string;
  readonly order: CheckoutOrder;
  /** Time of the attempt, in milliseconds since 1970. */
  readonly at: number;
}

/** Lifetime of a remembered attempt in milliseconds: the provider forgets a key after a day. Ours. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

const isOrder = (order: unknown): order is CheckoutOrder => {
  const { mode, planId } = Object(order) as Readonly<Record<string, unknown>>; // checked here
  return mode === 'card' || mode === 'pay' || (mode === 'buy' && typeof planId === 'string');
};

const parse = (text: string | undefined): Attempt | undefined => {
  if (!text) return undefined;
  try {
    const given = Object(JSON.parse(text)) as Readonly<Record<keyof Attempt, unknown>>; // checked field by field
    const { id, tenantId, order, at } = given;
    if (typeof id !== 'string' || typeof tenantId !== 'string' || typeof at !== 'number' || !isOrder(order))
      return undefined;
    return { id, tenantId, order, at };
  } catch {
    // any script of the origin can write there
    return undefined;
  }
};

/** Id of a new attempt: 128 random bits in hexadecimal; `randomUUID` is missing in pages without https. */
export const newAttemptId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Remembered attempt of an app, in `localStorage`: ids alone, never a secret or card data. */
export const attemptStore = ({ local, tab }: Pick<BrowserPage, 'local' | 'tab'>, app: string, isKept: boolean) => {
  const key = `fe:checkout:${app}`;
  let now: Attempt | undefined;
  return {
    /** Attempt of that tenant whose outcome is unknown. */
    read: (tenantId: string): Attempt | undefined => {
      const known = now ?? (isKept ? parse(local.read(key)) : undefined);
      return known?.tenantId === tenantId && Date.now() - known.at < LIFETIME_MS ? known : undefined;
    },
    start: (tenantId: string, order: CheckoutOrder): Attempt => {
      now = { id: newAttemptId(), tenantId, order, at: Date.now() };
      if (isKept) {
        local.write(key, JSON.stringify(now));
        tab.write(key, now.id);
      }
      return now;
    },
    /** Whether the attempt was made in this tab, before a reload. */
    isOfTab: ({ id }: Attempt): boolean => tab.read(key) === id,
    end: (): void => {
      now = undefined;
      local.remove(key);
      tab.remove(key);
    },
  };
};

/** Store of an app's remembered attempt. */
export type AttemptStore = ReturnType<typeof attemptStore>;
