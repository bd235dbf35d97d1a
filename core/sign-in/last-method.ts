/** Storage key of the last login method. Source: product.md#storage-keys. */
export const LAST_METHOD_KEY = 'preferred-login-method';
