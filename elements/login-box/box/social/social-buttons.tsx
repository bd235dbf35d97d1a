import { Ellipsis } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { socialFeature } from '../../../../core/social/social.feature.ts';
import type { SocialProvider } from '../../../../core/store/state.ts';
import { useAppState } from '../../../kit/use-app.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useStyles } from '../../../kit/use-styles.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useJourney } from '../use-journey.ts';
import { ProviderMark } from './provider-mark.tsx';
import css from './social-buttons.css?inline';
import { IN_ROW, useSocialLayout } from './social-layout.ts';

const NONE: readonly SocialProvider[] = [];

/** Providers, those of the order first. */
const inOrder = (providers: readonly SocialProvider[], order: readonly string[]): readonly SocialProvider[] => {
  const placeOf = ({ id }: SocialProvider) => (order.includes(id) ? order.indexOf(id) : order.length);
  return providers.toSorted((one, other) => placeOf(one) - placeOf(other));
};

interface SocialButtonsProps {
  /** Whether another way in is under way. */
  disabled?: boolean;
  /** Id of the provider used last in this browser. */
  last?: string | undefined;
}

/** Buttons of the providers that the operator offers, in the tenant's order or the operator's. Source: product.md#social-sign-in. */
export const SocialButtons = ({ disabled = false, last }: SocialButtonsProps) => {
  useStyles(css);
  const messages = useMessages('federation').social;
  const { iconsOnly, mainButton, order } = useSocialLayout();
  const known = useAppState(({ vendor }) => vendor.social ?? NONE);
  const providers = inOrder(known, order);
  const [{ leaving }, { start }] = useJourney(socialFeature);
  const [used] = useState(last);
  const [isWhole, setWhole] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const marks = providers.filter(({ id }) => id !== mainButton);
  const hasMore = iconsOnly && !isWhole && marks.length > IN_ROW;
  const rest = hasMore ? marks.slice(IN_ROW - 1) : [];
  const first = providers.length - marks.length + IN_ROW - 1;
  // the pressed button is gone: the first that has come takes the focus
  useEffect(() => {
    if (isWhole) group.current?.querySelectorAll('button')[first]?.focus();
  }, [isWhole, first]);
  const label = (name: string) => messages.continueWith({ provider: name });
  return (
    <div
      className={iconsOnly ? 'fe-providers fe-providers-icons' : 'fe-providers'}
      ref={group}
      role="group"
      aria-label={messages.methods}
    >
      {providers
        .filter((one) => !rest.includes(one))
        .map(({ id, name, logo }) => {
          const isNamed = !iconsOnly || id === mainButton;
          return (
            <div key={id} className={isNamed ? 'fe-provider fe-provider-main' : 'fe-provider'}>
              <Button busy={leaving === id} disabled={disabled || (leaving ?? id) !== id} onPress={() => start(id)}>
                <span className="fe-method">
                  <ProviderMark of={id} logo={logo} />
                  <span className={isNamed ? undefined : 'fe-visually-hidden'}>{label(name)}</span>
                </span>
                {used === id && isNamed && (
                  <>
                    {' '}
                    <Badge tone="info">{messages.last}</Badge>
                  </>
                )}
              </Button>
            </div>
          );
        })}
      {hasMore && (
        <div className="fe-provider">
          <Button onPress={() => setWhole(true)}>
            <span className="fe-method">
              <Icon of={Ellipsis} />
              <span className="fe-visually-hidden">{messages.more}</span>
            </span>
          </Button>
        </div>
      )}
    </div>
  );
};
