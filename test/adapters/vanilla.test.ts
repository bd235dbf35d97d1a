import { AdminPortal, defineElements, findApp, initialize } from '../../adapters/vanilla/index.ts';
import { elements } from '../../elements/manifest.ts';
import { createPreview } from '../../demo/preview/index.ts';
import { describe, eventually, expect, it } from '../kit/in-page.ts';

const portals = () => document.querySelectorAll('fe-admin-portal');

describe('a page without a framework', () => {
  it('registers every element, once or twice', () => {
    defineElements();
    defineElements();
    // by name: a class that is not what it should be is nothing to print
    const missing = elements.filter((element) => customElements.get(element.tag) !== element);
    expect(missing.map(({ tag }) => tag)).toEqual([]);
  });

  it('makes its app by initialize(), under the name that is given', () => {
    const { transport } = createPreview({ delayed: false });
    const app = initialize({ baseUrl: location.origin, urlStrategy: 'memory', transport, name: 'not this' }, 'shop');
    expect([app.name, findApp('shop'), app.options.framework]).toEqual(['shop', app, undefined]);
    app.destroy();
  });

  it('opens and closes the portal by AdminPortal, in one element that it puts into the page', async () => {
    AdminPortal.show({ app: 'shop', path: '/roles' });
    AdminPortal.hide();
    AdminPortal.show({ app: 'shop', path: '/groups' });
    const [portal] = portals();
    await eventually(() => expect(portal).toMatchObject({ open: true, mode: 'dialog', app: 'shop', path: '/groups' }));
    AdminPortal.hide();
    await eventually(() => expect(portal?.open).toBe(false));
    portal?.remove();
    AdminPortal.show();
    await eventually(() => expect(portals()[0]).toMatchObject({ open: true, app: undefined }));
    expect(portals()).toHaveLength(1);
    for (const one of portals()) one.remove();
  });
});
