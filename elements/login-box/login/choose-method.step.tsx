import { type IconNode, KeyRound, Mail, MessageSquare, RectangleEllipsis } from 'lucide';
import { useState } from 'react';
import type { LoginMethod } from '../../../core/login/methods.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useLogin } from '../box/use-login.ts';
import { BoxStep } from '../box/box-step.tsx';
import { PersonPill } from '../box/person-pill.tsx';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { useMethods } from '../box/use-methods.ts';

/** Icons of the methods, in the order in which they are shown. */
const ICONS: Readonly<Record<LoginMethod, IconNode>> = {
  EmailAndPassword: KeyRound,
  Code: RectangleEllipsis,
  MagicLink: Mail,
  SmsCode: MessageSquare,
};

const ORDER = Object.keys(ICONS);

/** List of the sign-in methods; the one last used in this browser is marked. Source: product.md#login-flow. */
export const Screen = () => {
  useNoCredentials();
  const t = useMessages('login');
  const messages = useMessages('login-more').methods;
  const [{ pending, failure }, login] = useLogin();
  const methods = useMethods();
  const [last] = useState(login.lastMethod);
  const [pressed, setPressed] = useState<LoginMethod>();
  const names: Record<LoginMethod, string> = {
    EmailAndPassword: messages.password,
    Code: messages.code,
    MagicLink: messages.link,
    SmsCode: messages.sms,
  };
  const choose = (method: LoginMethod) => {
    setPressed(method);
    void login.chooseMethod(method);
  };
  return (
    <BoxStep identity={<PersonPill />} title={messages.title}>
      {failure && <Banner tone="danger">{boxFailureMessage(t, failure)}</Banner>}
      <div className="fe-actions">
        {methods
          .toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))
          .map((method) => (
            <Button
              key={method}
              busy={pending && pressed === method}
              disabled={pending && pressed !== method}
              onPress={() => choose(method)}
            >
              <span className="fe-method">
                <Icon of={ICONS[method]} />
                <span>{names[method]}</span>
              </span>
              {method === last && (
                <>
                  {' '}
                  <Badge tone="info">{messages.last}</Badge>
                </>
              )}
            </Button>
          ))}
      </div>
    </BoxStep>
  );
};
