/**
 * Where the browser keeps that somebody wants to sign in more quickly, and by what.
 * Source: product.md#storage-keys.
 */
export const REGISTER_QUICK_LOGIN_KEY = 'register-quick-login';
