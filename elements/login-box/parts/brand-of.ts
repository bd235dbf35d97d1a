import type { VendorPublicInfo } from '../../../core/contract/entities/vendor.ts';
import type { Look } from '../../kit/look.ts';

const FIRST_LETTER = /\p{L}|\p{N}/u;

/** How an operator shows itself. */
interface BrandMark {
  readonly logo: string | undefined;
  /** In place of a logo, the first letter of the name. */
  readonly letter: string | undefined;
}

/** The mark of the looks, else that of the service. */
export const brandOf = ({ logo }: Look, info: VendorPublicInfo | undefined): BrandMark => ({
  logo: logo || info?.logo || info?.icon || undefined,
  letter: (info?.name || '').match(FIRST_LETTER)?.[0]?.toUpperCase(),
});
