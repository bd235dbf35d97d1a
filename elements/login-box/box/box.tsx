import { type ReactNode, useMemo, useRef, useState } from 'react';
import { BoxContext } from './box-context.ts';
import { useAnchoredTop } from './use-anchored-top.ts';
import { setLegibleCanvas } from './legible-canvas.ts';
import { useSmoothHeight } from './use-smooth-height.ts';
import { customLoginOf } from '../../../core/store/custom-login.ts';
import { useHostState } from '../../kit/host-context.ts';
import { useAppState } from '../../kit/use-app.ts';

/** Card that all screens share, with the place of their footers under it. Source: design.md#login-box. */
export const Box = ({ children }: { children: ReactNode }) => {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const column = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  /** Navigation history: the screens visited and not gone back from, the current one last. */
  const way = useRef<string[]>([]).current;
  const resize = useSmoothHeight(card);
  useAnchoredTop(column);

  const contents = useMemo(
    () => ({
      foot,
      isFirst: () => way.length === 0,
      wayTo: (screen: string) =>
        way.length === 0 ? undefined : way.slice(0, -1).includes(screen) ? 'back' : 'forward',
      arrived: (screen: string, waits: boolean) => {
        // the first one takes the place of what stood until it was loaded, with its footer
        resize(waits, way.length > 0 && way.at(-1) !== screen);
        if (foot) setLegibleCanvas(foot);
        const at = way.indexOf(screen);
        way.splice(at < 0 ? way.length : at, way.length, screen);
      },
    }),
    [foot, resize, way],
  );
  return (
    <BoxContext.Provider value={contents}>
      <div className="fe-column" ref={column}>
        <div className="fe-box" part="card" ref={card}>
          <Brand />
          {children}
        </div>
        <div className="fe-foot" part="footer" ref={setFoot} />
      </div>
    </BoxContext.Provider>
  );
};

const FIRST_LETTER = /\p{L}|\p{N}/u;

/** Logo: of the theme options, else the operator's, else the first letter of their name; a page can use the slot. */
const Brand = () => {
  const { look } = useHostState();
  const info = useAppState(({ vendor }) => vendor.publicInfo);
  const tenant = useAppState(customLoginOf);
  const name = info?.name || '';
  const logo = look.logo || info?.logo || info?.icon;
  // the picture of a tenant is not the operator's
  const pictured = (logo === tenant?.loginBox?.logo?.image && tenant?.name) || name;
  const letter = name.match(FIRST_LETTER)?.[0]?.toUpperCase();
  return (
    <slot name="logo">
      {/* a node of its own for each: a skeleton's animation would count as a move */}
      {logo && <img className="fe-logo" src={logo} alt={pictured} />}
      {!logo && letter && (
        <span className="fe-monogram" aria-hidden="true">
          {letter}
        </span>
      )}
      {!logo && !letter && <span className="fe-skeleton fe-skeleton-logo" aria-hidden="true" />}
    </slot>
  );
};
