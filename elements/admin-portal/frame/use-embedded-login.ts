import { useLayoutEffect } from 'react';
import { buildApp } from '../../../core/app.ts';
import { forgetApp, registerApp } from '../../../core/register-app.ts';
import type { App } from '../../../core/app-types.ts';
import { transportOf } from '../../../core/client/choose-transport.ts';
import type { WireAnswer, WireRequest } from '../../../core/transport.ts';
import { auth } from '../../../core/contract/auth.ts';
import { loginFeature } from '../../../core/login/login.feature.ts';
import { publicConfigurations } from '../../../core/contract/public-configurations.ts';
import { registerElement } from '../../kit/define.ts';
import { useHost, useHostState } from '../../kit/host-context.ts';
import { useApp } from '../../kit/use-app.ts';
import { FeLoginBox } from '../../login-box/login-box.element.ts';

/** Where the box stands in the element, in the page's own DOM: there password managers see its form. */
export const EMBEDDED_LOGIN_SLOT = 'sign-in';

/** What a session of this browser that is there already comes to: whoever is asked has to come in anew. */
const UNAUTHORIZED: WireAnswer = {
  status: 401,
  statusText: 'Unauthorized',
  headers: {},
  body: '{"errors":["Unauthorized"]}',
};

/** Somebody who is known makes no account. */
const withoutSignUp = (answer: WireAnswer): WireAnswer =>
  answer.status === 200
    ? { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), allowSignups: false }) }
    : answer;

/** An app like another, whose journey is its own: it begins with nobody, and leads the page nowhere. */
const guestOf = ({ name, options }: App, known: boolean) => {
  const wire = transportOf(options);
  const carry = async (request: WireRequest): Promise<WireAnswer> => {
    const path = request.url.split('?')[0] ?? '';
    if (path.endsWith(auth.refresh.path)) return UNAUTHORIZED;
    const answer = await (await wire())(request);
    return known && path.endsWith(publicConfigurations.public.path) ? withoutSignUp(answer) : answer;
  };
  return buildApp({
    ...options,
    name: `${name}-guest`,
    storeName: `${name}-guest`,
    urlStrategy: 'memory',
    transport: carry,
    // the page stays where it is, whatever leads on
    onRedirectTo: () => undefined,
  });
};

/** Who is asked in over the screen, and what comes of it. */
export interface EmbeddedLogin {
  /** It is somebody who has an account. */
  known: boolean;
  /** Somebody is in. */
  onIn: () => void;
  /** The way in leads to another page, as a company's own sign-in does. Nothing goes there by itself. */
  onAway: (url: string) => void;
}

/**
 * Puts a login box into the element for as long as its caller is shown. It belongs to an app of its own, so that the screen
 * behind it stays as it is.
 */
export const useEmbeddedLogin = ({ known, onIn, onAway }: EmbeddedLogin): void => {
  const host = useHost();
  const app = useApp();
  const { values } = useHostState();
  const { theme } = values;
  useLayoutEffect(() => {
    const guest = guestOf(app, known);
    registerApp(guest);
    void guest.start();
    registerElement(FeLoginBox);
    const box = new FeLoginBox();
    box.slot = EMBEDDED_LOGIN_SLOT;
    box.app = guest.name;
    if (typeof theme === 'string') box.setAttribute('theme', theme);
    // whose product this is the page around it says
    box.append(Object.assign(document.createElement('span'), { slot: 'logo', hidden: true }));
    host.element.append(box);
    const facts = guest.facts.subscribe((fact) => {
      if (fact.type === 'session.started') onIn();
      if (fact.type !== 'redirect.requested' || guest.store.getState().session.status === 'signedIn') return;
      fact.cancel();
      onAway(fact.url);
      // the box is not left waiting for a page that goes nowhere
      queueMicrotask(guest.use(loginFeature).goBack);
    });
    return () => {
      facts.unsubscribe();
      box.remove();
      forgetApp(guest);
      guest.destroy();
    };
    // the box stays while its caller does, whoever listens to it
  }, [host, app, theme, known, onIn, onAway]);
};
