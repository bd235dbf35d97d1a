import type {
  CustomLogin,
  LoginBoxAction,
  LoginBoxLook,
  SocialPlacement,
} from '../../../../core/contract/entities/custom-login.ts';

/** Values of the form; empty ones are the operator's. */
export interface CustomLoginValues {
  readonly alias: string;
  readonly logo: string;
  readonly color: string;
  readonly placement: SocialPlacement | '';
  /** Ids of providers in the tenant's order; empty for the operator's. */
  readonly order: readonly string[];
}

export const valuesOf = ({ alias = '', configuration: { loginBox } }: CustomLogin): CustomLoginValues => {
  const layout = loginBox.socialLogins?.socialLoginsLayout;
  return {
    alias,
    logo: loginBox.logo?.image ?? '',
    color: loginBox.palette?.primary?.main ?? '',
    placement: layout?.placement ?? '',
    order: layout?.order ?? [],
  };
};

/** Path of each value. */
const PATHS = {
  alias: 'alias',
  logo: 'loginBox/logo/image',
  color: 'loginBox/palette/primary/main',
  placement: 'loginBox/socialLogins/socialLoginsLayout/placement',
  order: 'loginBox/socialLogins/socialLoginsLayout/order',
} as const satisfies Record<keyof CustomLoginValues, LoginBoxAction['type']>;

const names = Object.keys(PATHS) as (keyof CustomLoginValues)[]; // a literal table has no other keys

/** Actions for the values that differ from the saved ones; an empty one is removed. */
export const actionsOf = (saved: CustomLogin, values: CustomLoginValues): LoginBoxAction[] => {
  const before = valuesOf(saved);
  const typed = { ...values, alias: values.alias.trim().toLowerCase(), color: values.color.toLowerCase() };
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(typed[name]))
    .map((name) => {
      const payload = typed[name].length > 0 ? typed[name] : null;
      return { type: PATHS[name], payload } as LoginBoxAction; // each path with its value, by the table
    });
};

/** Look of the box with the values of the form. */
export const loginBoxOf = ({ logo, color, placement, order }: CustomLoginValues): LoginBoxLook => ({
  ...(logo && { logo: { image: logo } }),
  ...(color && { palette: { primary: { main: color } } }),
  socialLogins: {
    socialLoginsLayout: { ...(placement && { placement }), ...(order.length > 0 && { order: [...order] }) },
  },
});

/** Providers in an order; those that it does not name come last. */
export const inOrder = <Provider extends { readonly id: string }>(
  providers: readonly Provider[],
  order: readonly string[],
): Provider[] => {
  const placeOf = ({ id }: Provider) => (order.includes(id) ? order.indexOf(id) : order.length);
  return providers.toSorted((one, other) => placeOf(one) - placeOf(other));
};
