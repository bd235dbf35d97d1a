import { createAction } from '@reduxjs/toolkit';

/** A user who belongs to several tenants is to choose one, on the login route. */
export const tenantAsked = createAction('signIn/tenantAsked');
