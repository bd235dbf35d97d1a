import { useLayoutEffect } from 'react';
import { buildApp } from '../../../core/app.ts';
import { forgetApp, registerApp } from '../../../core/register-app.ts';
import type { App } from '../../../core/app-types.ts';
import { transportOf } from '../../../core/client/choose-transport.ts';
import type { WireAnswer } from '../../../core/client/transport.ts';
import { auth } from '../../../core/contract/auth.ts';
import { define } from '../../kit/define.ts';
import { useHost, useHostState } from '../../kit/host-context.ts';
import { useApp } from '../../kit/use-app.ts';
import { FeLoginBox } from '../../login-box/login-box.element.ts';

/** Where the box stands in the element, in the page's own DOM: there password managers see its form. */
export const GUEST_SLOT = 'sign-in';

/** What a session of this browser that is there already comes to: whoever is asked has to come in anew. */
const NOBODY: WireAnswer = {
  status: 401,
  statusText: 'Unauthorized',
  headers: {},
  body: '{"errors":["Unauthorized"]}',
};

/** An app like another, whose journey is its own: it begins with nobody, and leads the page nowhere. */
const guestOf = ({ name, options }: App) => {
  const wire = transportOf(options);
  return buildApp({
    ...options,
    name: `${name}-guest`,
    storeName: `${name}-guest`,
    urlStrategy: 'memory',
    transport: async (request) =>
      request.url.split('?')[0]?.endsWith(auth.refresh.path) ? NOBODY : (await wire())(request),
    // the page stays where it is, whatever leads on
    onRedirectTo: () => undefined,
  });
};

/**
 * Puts a login box into the element for as long as its caller is shown. It belongs to an app of its own, so that the screen
 * behind it stays as it is; `onIn` is told once somebody is in.
 */
export const useGuestBox = (onIn: () => void): void => {
  const host = useHost();
  const app = useApp();
  const { values } = useHostState();
  const { theme } = values;
  useLayoutEffect(() => {
    const guest = guestOf(app);
    registerApp(guest);
    void guest.start();
    define(FeLoginBox);
    const box = new FeLoginBox();
    box.slot = GUEST_SLOT;
    box.app = guest.name;
    if (typeof theme === 'string') box.setAttribute('theme', theme);
    // whose product this is the page around it says
    box.append(Object.assign(document.createElement('span'), { slot: 'logo', hidden: true }));
    host.element.append(box);
    const facts = guest.facts.subscribe(({ type }) => type === 'session.started' && onIn());
    return () => {
      facts.unsubscribe();
      box.remove();
      forgetApp(guest);
      guest.destroy();
    };
    // the box stays while its caller does, whoever listens to it
  }, [host, app, theme, onIn]);
};
