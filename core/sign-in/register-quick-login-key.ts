/**
 * Storage key of the request for quick login; its value is the strategy.
 * Source: product.md#storage-keys.
 */
export const REGISTER_QUICK_LOGIN_KEY = 'register-quick-login';
