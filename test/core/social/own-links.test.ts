import { describe, expect, it } from 'vitest';
import { keepLinkOutcome } from '../../../core/social/link-outcome.ts';
import { ownLinksFeature } from '../../../core/social/own-links.feature.ts';
import { openApp } from '../kit/open-app.ts';

describe('the outcome of a link', () => {
  it('is there for every render that reads it, until it is forgotten', async () => {
    const { app, page } = await openApp();
    const links = app.use(ownLinksFeature);
    expect(links.outcome()).toBeUndefined();
    keepLinkOutcome({ name: app.name, page }, 'slack', 'cancelled');

    const outcome = { provider: 'slack', failure: { kind: 'cancelled', message: '' } };
    expect(links.outcome()).toEqual(outcome);
    expect(links.outcome()).toEqual(outcome);
    links.forgetOutcome();
    expect(links.outcome()).toBeUndefined();
  });
});
