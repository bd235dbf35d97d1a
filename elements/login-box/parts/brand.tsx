import { useVendor } from './use-vendor.ts';

const FIRST_LETTER = /\p{L}|\p{N}/u;

/** The operator's logo, or the first letter of their name; a page may put its own in the slot. */
export const Brand = () => {
  const { name, logo } = useVendor();
  const letter = name?.match(FIRST_LETTER)?.[0]?.toUpperCase();
  return (
    <slot name="logo">
      {logo ? (
        <img className="fe-logo" src={logo} alt={name ?? ''} />
      ) : (
        <span className={letter ? 'fe-monogram' : 'fe-bone fe-bone-logo'} aria-hidden="true">
          {letter}
        </span>
      )}
    </slot>
  );
};
