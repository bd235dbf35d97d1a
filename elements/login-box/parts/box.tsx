import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { BoxContext } from './box-context.ts';
import { Brand } from './brand.tsx';
import type { ScreenName } from './screens.ts';
import { useSmoothHeight } from './use-smooth-height.ts';
import { useVendor } from './use-vendor.ts';

/** Whose work the box is, where the operator does not hide it. */
const MAKER = 'fe-elements';

/** The one card that all screens share, and what stands under it. Source: DESIGN "Login box"; SPEC §3 `whiteLabelMode`. */
export const Box = ({ children }: { children: ReactNode }) => {
  const t = useMessages('loginBox');
  const { whiteLabel } = useVendor();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const before = useRef<ScreenName>(undefined);
  const resize = useSmoothHeight(card);

  const contents = useMemo(
    () => ({
      foot,
      before: () => before.current,
      arrived: (screen: ScreenName) => {
        if (before.current !== screen) resize();
        before.current = screen;
      },
    }),
    [foot, resize],
  );
  return (
    <BoxContext value={contents}>
      <div className="fe-column">
        <div className="fe-box" part="card" ref={card}>
          <Brand />
          {children}
        </div>
        <div className="fe-foot" part="footer">
          <div ref={setFoot} />
          {!whiteLabel && <p className="fe-maker">{t.poweredBy({ name: MAKER })}</p>}
        </div>
      </div>
    </BoxContext>
  );
};
