import { TokensScreen } from '../../tokens/tokens-screen.tsx';

/** API tokens of a company. Source: product.md#portal-tabs, protocol/api-tokens.md#calls. */
export const Screen = () => <TokensScreen kind="tenant" />;
