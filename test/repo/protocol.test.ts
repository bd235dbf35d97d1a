import { describe, expect, it } from 'vitest';
import { callsPage, conformancePage, entitiesPage, errorsPage, limitsPage } from './protocol-pages.ts';

describe('the pages of the protocol', () => {
  it.each([
    ['calls', callsPage],
    ['conformance', conformancePage],
    ['entities', entitiesPage],
    ['errors', errorsPage],
    ['limits', limitsPage],
  ])('list the %s that the code has', async (name, page) => {
    await expect(page()).toMatchFileSnapshot(`../../demo/docs/protocol/${name}.md`);
  });
});
