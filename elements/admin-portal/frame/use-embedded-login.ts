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

/** Slot of the embedded login box, in the light DOM so that password managers see its form. */
export const EMBEDDED_LOGIN_SLOT = 'sign-in';

/** Response to every refresh of the embedded app: it ignores the browser's session and asks for a new sign-in. */
const UNAUTHORIZED: WireAnswer = {
  status: 401,
  statusText: 'Unauthorized',
  headers: {},
  body: '{"errors":["Unauthorized"]}',
};

/** Disables sign-up in the public configuration, for a user who has an account. */
const withoutSignUp = (answer: WireAnswer): WireAnswer =>
  answer.status === 200
    ? { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), allowSignups: false }) }
    : answer;

/** App for the embedded login box: its session starts signed out, its routes stay in memory and it never redirects. */
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
    // the page never navigates
    onRedirectTo: () => undefined,
  });
};

/** Options of the embedded login box. */
export interface EmbeddedLogin {
  /** Email of the user who is asked; absent where anyone may sign in. */
  email?: string | undefined;
  /** Called once the user is signed in. */
  onIn: () => void;
  /** Called instead of a redirect to an external sign-in page, such as a company's SSO. */
  onAway: (url: string) => void;
}

/**
 * Mounts a login box into the element while the caller is mounted. It has an app of its own, so that the screen behind
 * it does not change.
 */
export const useEmbeddedLogin = ({ email, onIn, onAway }: EmbeddedLogin): void => {
  const host = useHost();
  const app = useApp();
  const { values } = useHostState();
  const { theme } = values;
  useLayoutEffect(() => {
    const guest = guestOf(app, email !== undefined);
    registerApp(guest);
    void guest.start();
    registerElement(FeLoginBox);
    const box = new FeLoginBox();
    box.slot = EMBEDDED_LOGIN_SLOT;
    box.app = guest.name;
    if (typeof theme === 'string') box.setAttribute('theme', theme);
    // the page around it has the logo
    box.embedded = true;
    if (email !== undefined) box.loginHint = email;
    host.element.append(box);
    const facts = guest.facts.subscribe((fact) => {
      if (fact.type === 'session.started') onIn();
      if (fact.type !== 'redirect.requested' || guest.store.getState().session.status === 'signedIn') return;
      fact.cancel();
      onAway(fact.url);
      // the box would wait for the redirect
      queueMicrotask(guest.use(loginFeature).goBack);
    });
    return () => {
      facts.unsubscribe();
      box.remove();
      forgetApp(guest);
      guest.destroy();
    };
    // the box is mounted as long as its caller
  }, [host, app, theme, email, onIn, onAway]);
};
