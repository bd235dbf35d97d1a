import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { BoxContext } from './box-context.ts';
import { useSmoothHeight } from './use-smooth-height.ts';
import { useVendor } from './use-vendor.ts';
import { useHostState } from '../../kit/host-context.ts';
import { useAppState } from '../../kit/use-app.ts';

/** Maker named in the footer ("Powered by"), unless the operator has white-label mode. */
const MAKER = 'fe-elements';

/** Card that all screens share, with the footer under it. Source: design.md#login-box, protocol/operator.md#vendor. */
export const Box = ({ children }: { children: ReactNode }) => {
  const t = useMessages('login');
  const { whiteLabel } = useVendor();
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const card = useRef<HTMLDivElement>(null);
  /** Navigation history: the screens visited and not gone back from, the current one last. */
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

const FIRST_LETTER = /\p{L}|\p{N}/u;

/** Logo: of the theme options, else the operator's, else the first letter of their name; a page can use the slot. */
const Brand = () => {
  const { look } = useHostState();
  const info = useAppState(({ vendor }) => vendor.publicInfo);
  const name = info?.name || '';
  const logo = look.logo || info?.logo || info?.icon;
  const letter = name.match(FIRST_LETTER)?.[0]?.toUpperCase();
  return (
    <slot name="logo">
      {logo ? (
        <img className="fe-logo" src={logo} alt={name} />
      ) : (
        <span className={letter ? 'fe-monogram' : 'fe-bone fe-bone-logo'} aria-hidden="true">
          {letter}
        </span>
      )}
    </slot>
  );
};
