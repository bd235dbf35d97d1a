import { useVendor } from './use-vendor.ts';

/** The operator's logo, or the first letter of their name; a page may put its own in the slot. */
export const Brand = () => {
  const { name, logo } = useVendor();
  return (
    <slot name="logo">
      {logo ? (
        <img className="fe-logo" src={logo} alt={name ?? ''} />
      ) : (
        <span className="fe-monogram" aria-hidden="true">
          {name?.match(/\p{L}|\p{N}/u)?.[0]?.toUpperCase()}
        </span>
      )}
    </slot>
  );
};
