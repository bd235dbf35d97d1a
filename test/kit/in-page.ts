import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend, type ExpectStatic } from '@vitest/expect';

type Body = () => void | Promise<void>;

interface Runner {
  describe(title: string, body: () => void): void;
  it(title: string, body: Body): void;
  before(body: Body): void;
  after(body: Body): void;
  beforeEach(body: Body): void;
  afterEach(body: Body): void;
}

/** The page's test runner, under the names that vitest gives outside it. */
// web-test-runner puts mocha's functions on the page
export const { describe, it, before, after, beforeEach, afterEach } = globalThis as unknown as Runner;

/** A node by its name: written out, it would lead the runner through the whole page and React's trees, without an end. */
const told = (value: unknown): unknown => {
  if (value instanceof Node) return `<${value.nodeName.toLowerCase()}>`;
  return Array.isArray(value) ? value.map(told) : value;
};

/** Frames of the stack of a failed assertion: no other error has any, as the runner's configuration says. */
const FRAMES = 10;

/** Tells what was seen and what was expected in a way that the runner can write out. */
const tellable: Chai.ChaiPlugin = ({ Assertion }) => {
  // the types have the method on instances alone
  const { prototype } = Assertion as unknown as { prototype: Chai.Assertion };
  const { assert } = prototype as unknown as { assert: (...given: unknown[]) => void };
  Object.assign(prototype, {
    assert(this: Chai.Assertion, ...given: unknown[]) {
      try {
        assert.apply(this, given);
      } catch (wrong) {
        const { actual, expected } = Object(wrong) as Record<string, unknown>;
        const { stackTraceLimit } = Error;
        Error.stackTraceLimit = FRAMES;
        Error.captureStackTrace(wrong as object);
        Error.stackTraceLimit = stackTraceLimit;
        throw Object.assign(wrong as object, { actual: told(actual), expected: told(expected) });
      }
    },
  });
};

for (const plugin of [tellable, JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

/** The same `expect` in a page as in vitest. */
// the plugins above make chai's function what vitest's is
export const expect = chai.expect as unknown as ExpectStatic;

/** As long as a busy machine may take; a claim that holds waits no longer than it must. */
const PATIENCE_MS = 50_000;

/** Waits until a claim holds, looking again every 20 ms; once patience is at its end what failed is thrown. */
export const eventually = async <Value>(claim: () => Value | Promise<Value>): Promise<Value> => {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await claim();
    } catch (wrong) {
      if (performance.now() > end) throw wrong;
      await nextFrame();
    }
  }
};

/** Long enough for what was about to happen to have happened. */
export const nextFrame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
