import { useHostState } from '../../kit/host-context.ts';
import { useAppState } from '../../kit/use-app.ts';

const FIRST_LETTER = /\p{L}|\p{N}/u;

/** The logo of the theme options, else the operator's, or the first letter of their name; a page may put its own in the slot. */
export const Brand = () => {
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
