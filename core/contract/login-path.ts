/** Where signing in has its address, unless the host says otherwise. Source: product.md#routes. */
export const LOGIN_PATH = '/account/login';
