/** The public door of the core. Everything behind it may be imported, and called, where there is no window. */
export { createApp } from './app.ts';
export { findApp, getApp, whenApp } from './apps.ts';
export { activationFeature } from './activation/activation.feature.ts';
export { forgotPasswordFeature } from './forgot-password/forgot-password.feature.ts';
export { resetPasswordFeature } from './forgot-password/reset-password.feature.ts';
export { invitationAddress } from './invitation/invitation-address.ts';
export { invitationFeature } from './invitation/invitation.feature.ts';
export { loginFeature } from './login/login.feature.ts';
export { signUpFeature } from './sign-up/sign-up.feature.ts';
export type { App, AppState, AuthUser, Client, Feature, Router, SessionState, VendorState } from './app-types.ts';
export type { CaptchaAction } from './contract/entities/policy.ts';
export type { Fact, FactType } from './bus/facts.ts';
export type { Transport, WireAnswer, WireRequest } from './transport.ts';
export type { Failure, FailureKind, Result } from './contract/failure.ts';
export type { RouteName, Routes } from './contract/paths.ts';
export type { AppOptions, AuthOptions, ContextOptions, EventOptions, Framework } from './options.ts';
