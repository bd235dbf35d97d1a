import { TokensScreen } from '../../tokens/tokens-screen.tsx';

/** Personal API tokens. Source: product.md#portal-tabs, protocol/api-tokens.md#calls. */
export const Screen = () => <TokensScreen kind="personal" />;
