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

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

/** The same `expect` in a page as in vitest. */
// the plugins above make chai's function what vitest's is
export const expect = chai.expect as unknown as ExpectStatic;

/** Waits until a claim holds, looking again at every frame; after ten seconds what failed is thrown. */
export const eventually = async <Value>(claim: () => Value | Promise<Value>): Promise<Value> => {
  const end = performance.now() + 10_000;
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
