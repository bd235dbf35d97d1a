import { useHostState } from '../../kit/host-context.ts';
import { useAppState } from '../../kit/use-app.ts';
import { brandOf } from './brand-of.ts';

/** The operator's logo, or the first letter of their name; a page may put its own in the slot. */
export const Brand = () => {
  const { look } = useHostState();
  const info = useAppState(({ vendor }) => vendor.publicInfo);
  const { logo, letter } = brandOf(look, info);
  return (
    <slot name="logo">
      {logo ? (
        <img className="fe-logo" src={logo} alt={info?.name ?? ''} decoding="sync" />
      ) : (
        <span className={letter ? 'fe-monogram' : 'fe-bone fe-bone-logo'} aria-hidden="true">
          {letter}
        </span>
      )}
    </slot>
  );
};
