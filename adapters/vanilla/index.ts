/** Entry point for pages with a bundler and no framework: create an app, register the elements, write markup. */
import '../../core/browser/mailed-link.ts';

export { createApp, findApp, getApp, invitationAddress, whenApp } from '../../core/index.ts';
export { defineElements } from './define-elements.ts';
export type { App, AppOptions, AuthUser, SessionState } from '../../core/index.ts';
export type {
  ElementEventMap,
  ElementTagNameMap,
  NavigateDetail,
  ElementError,
  ElementErrorKind,
} from '../../elements/index.ts';
