/** Where signing in has its address, unless the host says otherwise. Source: SPEC §2 "Default auth routes". */
export const LOGIN_PATH = '/account/login';
