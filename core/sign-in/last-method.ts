/** Where the browser keeps how somebody last signed in. Source: reference "Storage keys". */
export const LAST_METHOD_KEY = 'preferred-login-method';
