import { useEffect, useRef } from 'react';
import { buildApp } from '../../../../core/app.ts';
import type { App } from '../../../../core/app-types.ts';
import { transportOf } from '../../../../core/client/choose-transport.ts';
import type { PublicCustomLogin } from '../../../../core/contract/entities/custom-login.ts';
import { forgetApp, registerApp } from '../../../../core/register-app.ts';
import { metadataKnown } from '../../../../core/store/store.ts';
import type { WireAnswer, WireRequest } from '../../../../core/transport.ts';
import { registerElement } from '../../../kit/define.ts';
import { useHostState } from '../../../kit/host-context.ts';
import { useApp } from '../../../kit/use-app.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { FeLoginBox } from '../../../login-box/login-box.element.ts';

/** Answer to all that would act: the box is only looked at, and no one is signed in to it. */
const UNAUTHORIZED: WireAnswer = {
  status: 401,
  statusText: 'Unauthorized',
  headers: {},
  body: '{"errors":["Unauthorized"]}',
};

/** App of the previewed box: the operator's own answers to what is read, and nothing else. */
const previewAppOf = ({ name, options }: App): App & { start(): Promise<void> } => {
  const wire = transportOf(options);
  const read = async (request: WireRequest): Promise<WireAnswer> =>
    request.method === 'GET' ? (await wire())(request) : UNAUTHORIZED;
  const { hostedLoginBox: _, captcha: __, ...rest } = options;
  return buildApp({
    ...rest,
    name: `${name}-look`,
    storeName: `${name}-look`,
    urlStrategy: 'memory',
    transport: read,
    // nothing of it is remembered
    previewMode: true,
    onRedirectTo: () => undefined,
  });
};

const showLook = ({ store }: Pick<App, 'store'>, customLogin: PublicCustomLogin): void =>
  void store.dispatch(metadataKnown({ ...store.getState().metadata, customLogin }));

/** Real login box with the look of the form, to look at: it takes no focus, and acts on nothing. */
export const LoginPreview = ({ look }: { look: PublicCustomLogin }) => {
  const { preview: messages } = useMessages('custom-login');
  const app = useApp();
  const { theme } = useHostState().values;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<App>(undefined);
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
    if (shown.current) showLook(shown.current, look);
  }, [look]);
  useEffect(() => {
    const preview = previewAppOf(app);
    registerApp(preview);
    shown.current = preview;
    showLook(preview, latest.current);
    // its metadata has come over the look
    void preview.start().then(() => showLook(preview, latest.current));
    registerElement(FeLoginBox);
    const box = new FeLoginBox();
    box.app = preview.name;
    box.setAttribute('credentials', 'shadow');
    box.setAttribute('auto-focus', 'false');
    // React 18 knows no `inert` among its props
    box.inert = true;
    if (typeof theme === 'string') box.setAttribute('theme', theme);
    place.current?.append(box);
    return () => {
      box.remove();
      shown.current = undefined;
      forgetApp(preview);
      preview.destroy();
    };
  }, [app, theme]);
  return (
    <div className="fe-account-preview" role="img" aria-label={messages.label}>
      <p className="fe-account-preview-name">{messages.label}</p>
      <div className="fe-account-preview-box" ref={place} />
    </div>
  );
};
