import type { IsoDateTime, TenantId } from './ids.ts';

/** Place of the social buttons in the login box: above the form or below it. */
export const SOCIAL_PLACEMENTS = ['top', 'bottom'] as const;
export type SocialPlacement = (typeof SOCIAL_PLACEMENTS)[number];

/** Tints of a palette's colour. */
export const PALETTE_TINTS = ['main', 'dark', 'light', 'hover', 'active', 'contrastText'] as const;
export type PaletteTint = (typeof PALETTE_TINTS)[number];

/** A tenant's own look of the login box, in the shape of theme options. Source: protocol/operator.md#custom-login. */
export interface LoginBoxLook {
  logo?: { image?: string };
  palette?: { primary?: { [Tint in PaletteTint]?: string } };
  socialLogins?: { socialLoginsLayout?: { placement?: SocialPlacement; order?: string[] } };
}

/** Custom login of a tenant, as its administrators read it. */
export interface CustomLogin {
  configuration: { loginBox: LoginBoxLook };
  /** Name in the login address; absent where the tenant's id is used. Ours. */
  alias?: string;
  /** Login address of the tenant. Ours. */
  loginUrl: string;
  /** Version: a change sent with an outdated one is refused; absent before the first change. Ours. */
  updatedAt?: IsoDateTime;
}

/** Custom login in the operator's metadata, for a request with the tenant's alias. Ours. */
export interface PublicCustomLogin {
  tenantId: TenantId;
  name: string;
  loginBox: LoginBoxLook;
}

/** Value of each path of a custom login; null removes it. */
export type LoginBoxLeaves = {
  'loginBox/logo/image': string;
  'loginBox/socialLogins/socialLoginsLayout/placement': SocialPlacement;
  /** Ids of providers; those that are left out come after these. Ours. */
  'loginBox/socialLogins/socialLoginsLayout/order': string[];
  /** Ours. */
  alias: string;
} & { [Tint in PaletteTint as `loginBox/palette/primary/${Tint}`]: string };

/** Change of one path. Source: protocol/operator.md#custom-login. */
export type LoginBoxAction = {
  [Path in keyof LoginBoxLeaves]: { type: Path; payload: LoginBoxLeaves[Path] | null };
}[keyof LoginBoxLeaves];
