import { useApp, useAppState } from '../../../kit/use-app.ts';

/** Layout of the providers' buttons. */
export interface SocialLayout {
  /** Whether the buttons show their marks alone. */
  readonly iconsOnly: boolean;
  /** Id of the provider whose button has its name beside the marks of the others. */
  readonly mainButton: string | undefined;
  /** Number of lines that they fill before more are asked for. */
  readonly lines: number;
  /** Whether the buttons are above the form. */
  readonly onTop: boolean;
  /** Ids of the providers that come first, in order. */
  readonly order: readonly string[];
}

/** Most buttons that are stacked by themselves. Source: design.md; more would push the form's foot out of sight. */
const STACKED = 2;

/** Marks in a row of the usual card: what the box has a place for before the service has answered. Ours. */
export const IN_ROW = 5;

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (of, name) =>
      typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? Reflect.get(of, name) : undefined,
    value,
  );

/**
 * Reads the layout out of the tenant's look, the host's theme options, then the operator's: a stack, or a row of icons,
 * below the form or above it. Ours where none says: a row from three on. Source: protocol/operator.md#theme-options.
 */
export const socialLayoutIn = (themes: readonly unknown[], providers: number): SocialLayout => {
  const set = (name: string) =>
    themes
      .map((theme) => at(theme, 'loginBox', 'socialLogins', 'socialLoginsLayout', name))
      .find((value) => value !== undefined);
  const iconsOnly = set('iconsOnly');
  const mainButton = set('mainButton');
  const inRow = typeof iconsOnly === 'boolean' ? iconsOnly : providers > STACKED;
  const main = inRow && typeof mainButton === 'string' ? mainButton : undefined;
  const order: unknown = set('order');
  return {
    iconsOnly: inRow,
    mainButton: main,
    lines: inRow ? 1 + Number(main !== undefined) : providers,
    onTop: set('placement') === 'top',
    order: Array.isArray(order) ? order : [],
  };
};

/** Layout of the providers' buttons. */
export const useSocialLayout = (): SocialLayout => {
  const { options } = useApp();
  const theirs = useAppState(({ metadata }) => metadata['themeV2']);
  const tenants = useAppState(({ metadata }) => metadata['customLogin']);
  const count = useAppState(({ vendor }) => vendor.social?.length ?? 0);
  return socialLayoutIn([tenants, options.themeOptions, theirs], count);
};
