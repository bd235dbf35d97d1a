/** Default path of the login route. Source: product.md#routes. */
export const LOGIN_PATH = '/account/login';
