import { useState } from 'react';
import { type MfaFactor, isKey } from '../../../core/mfa/factors.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { FACTOR_ICONS } from './factor-icons.ts';
import { useMfa } from './use-mfa.ts';
import { RememberDeviceField } from './remember-device.tsx';

/** Buttons for the user's second factors; that of a passkey or security key prompts for it at once. */
export const Screen = () => {
  const messages = useMessages('login-more').factor;
  const [{ factors, factor, pending }, mfa] = useMfa();
  const [remember, setRemember] = useState(false);
  const hasKey = factors.some(isKey);
  const isFirst = (one: MfaFactor, at: number) => at === 0 && factors.length === 1 && isKey(one);
  return (
    <>
      <div className="fe-actions">
        {factors.map((one, at) => (
          <Button
            key={`${one.strategy}${one.deviceId}`}
            look={isFirst(one, at) ? 'primary' : 'secondary'}
            busy={pending && factor === one}
            disabled={pending && factor !== one}
            onPress={() => void mfa.choose(one, { remember })}
          >
            <span className="fe-method">
              <Icon of={FACTOR_ICONS[one.strategy]} />
              <span>{messages.kinds[one.strategy].name}</span>
            </span>
            {one.shown && (
              <>
                {' '}
                <bdi translate="no">{one.shown}</bdi>
              </>
            )}
          </Button>
        ))}
      </div>
      {hasKey && <RememberDeviceField value={remember} onChange={setRemember} />}
    </>
  );
};
