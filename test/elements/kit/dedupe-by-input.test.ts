import { dedupeByInput } from '../../../elements/kit/use-command.ts';
import { describe, expect, it } from '../../kit/in-page.ts';

const asking = () => {
  const made: string[] = [];
  const answers: ((answer: string) => void)[] = [];
  const once = dedupeByInput<{ id: string }, string>();
  const run = (input: { id: string }) =>
    once.run(input, ({ id }) => {
      made.push(id);
      return new Promise((resolve) => answers.push(resolve));
    });
  return { made, run, answer: () => answers.shift()?.('done') };
};

describe('a repeated call while one is pending', () => {
  it('is shared for equal input, and separate for other input', async () => {
    const { made, run, answer } = asking();
    const [first, again, other] = [run({ id: 'ada' }), run({ id: 'ada' }), run({ id: 'bo' })];
    expect(first).toBe(again);
    expect(first).not.toBe(other);
    expect(made).toEqual(['ada', 'bo']);
    answer();
    expect(await first).toBe('done');
    void run({ id: 'ada' });
    expect(made).toEqual(['ada', 'bo', 'ada']);
  });
});
