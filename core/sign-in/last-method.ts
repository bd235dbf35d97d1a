/** Where the browser keeps how somebody last signed in. Source: product.md#storage-keys. */
export const LAST_METHOD_KEY = 'preferred-login-method';
