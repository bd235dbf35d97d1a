import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { BoxContext } from './box-context.ts';
import { Brand } from './brand.tsx';
import { useSmoothHeight } from './use-smooth-height.ts';
import { useVendor } from './use-vendor.ts';

/** Whose work the box is, where the operator does not hide it. */
const MAKER = 'fe-elements';

/** The one card that all screens share, and what stands under it. Source: DESIGN "Login box"; SPEC §3 `whiteLabelMode`. */
export const Box = ({ children }: { children: ReactNode }) => {
  const t = useMessages('login');
  const { whiteLabel } = useVendor();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const card = useRef<HTMLDivElement>(null);
  /** The screens that a person has come by and not gone back from, the one that shows last. */
  const way = useRef<string[]>([]).current;
  const resize = useSmoothHeight(card);

  const contents = useMemo(
    () => ({
      foot,
      isFirst: () => way.length === 0,
      wayTo: (screen: string) =>
        way.length === 0 ? undefined : way.slice(0, -1).includes(screen) ? 'back' : 'forward',
      arrived: (screen: string) => {
        if (way.at(-1) !== screen) resize();
        const at = way.indexOf(screen);
        way.splice(at < 0 ? way.length : at, way.length, screen);
      },
    }),
    [foot, resize, way],
  );
  return (
    <BoxContext.Provider value={contents}>
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
    </BoxContext.Provider>
  );
};
