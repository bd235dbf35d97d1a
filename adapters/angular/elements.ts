// Generated from every *.element.ts by `npm run generate`: change those.

import * as i0 from '@angular/core';
import * as elements from '../../elements/index.ts';
import type { ElementEventMap, ElementTagNameMap } from '../../elements/index.ts';
import { connectElement } from './connect-element.ts';
import { type Flag, toFlag } from './flag.ts';

/** `<fe-acting-bar>`: during impersonation who acts as whom, until when, and the way back; hidden otherwise. */
export class FeActingBar {
  readonly app = i0.input<string | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-acting-bar']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-acting-bar']['clientId'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly theme = i0.input<ElementTagNameMap['fe-acting-bar']['theme'] | undefined>();
  readonly colorScheme = i0.input<ElementTagNameMap['fe-acting-bar']['colorScheme'] | undefined>();
  readonly off = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly automatic = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly localizations = i0.input<ElementTagNameMap['fe-acting-bar']['localizations'] | undefined>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-acting-bar']>(
    this,
    elements.FeActingBar,
    elements.registerElement,
    {
      properties: ['localizations'],
      events: { error: 'fe-error' },
      models: {},
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeActingBar, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeActingBar,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeActingBar,
    'fe-acting-bar',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
      theme: { alias: 'theme'; required: false; isSignal: true };
      colorScheme: { alias: 'colorScheme'; required: false; isSignal: true };
      off: { alias: 'off'; required: false; isSignal: true };
      automatic: { alias: 'automatic'; required: false; isSignal: true };
      localizations: { alias: 'localizations'; required: false; isSignal: true };
    },
    { error: 'error' },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeActingBar,
    isStandalone: true,
    selector: 'fe-acting-bar',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      theme: {
        classPropertyName: 'theme',
        publicName: 'theme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      colorScheme: {
        classPropertyName: 'colorScheme',
        publicName: 'colorScheme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      off: { classPropertyName: 'off', publicName: 'off', isSignal: true, isRequired: false, transformFunction: null },
      automatic: {
        classPropertyName: 'automatic',
        publicName: 'automatic',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      localizations: {
        classPropertyName: 'localizations',
        publicName: 'localizations',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: { error: 'error' },
  } as never);
}

/** `<fe-admin-portal>`: a company's users, groups, roles and settings, as a page or as a dialog over one. */
export class FeAdminPortal {
  readonly app = i0.input<string | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-admin-portal']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-admin-portal']['clientId'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly theme = i0.input<ElementTagNameMap['fe-admin-portal']['theme'] | undefined>();
  readonly colorScheme = i0.input<ElementTagNameMap['fe-admin-portal']['colorScheme'] | undefined>();
  readonly routing = i0.input<ElementTagNameMap['fe-admin-portal']['routing'] | undefined>();
  readonly basename = i0.input<ElementTagNameMap['fe-admin-portal']['basename'] | undefined>();
  readonly path = i0.model<ElementTagNameMap['fe-admin-portal']['path'] | undefined>();
  readonly mode = i0.input<ElementTagNameMap['fe-admin-portal']['mode'] | undefined>();
  readonly open = i0.model<ElementTagNameMap['fe-admin-portal']['open'] | undefined>();
  readonly localizations = i0.input<ElementTagNameMap['fe-admin-portal']['localizations'] | undefined>();
  readonly navigate = i0.output<ElementEventMap['fe-navigate']>();
  readonly closed = i0.output<ElementEventMap['fe-closed']>();
  readonly inviteMemberClicked = i0.output<ElementEventMap['fe-invite-member-clicked']>();
  readonly inviteMemberSubmit = i0.output<ElementEventMap['fe-invite-member-submit']>();
  readonly inviteMembersSubmit = i0.output<ElementEventMap['fe-invite-members-submit']>();
  readonly adminBoxMenuClicked = i0.output<ElementEventMap['fe-admin-box-menu-clicked']>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-admin-portal']>(
    this,
    elements.FeAdminPortal,
    elements.registerElement,
    {
      properties: ['localizations'],
      events: {
        navigate: 'fe-navigate',
        closed: 'fe-closed',
        inviteMemberClicked: 'fe-invite-member-clicked',
        inviteMemberSubmit: 'fe-invite-member-submit',
        inviteMembersSubmit: 'fe-invite-members-submit',
        adminBoxMenuClicked: 'fe-admin-box-menu-clicked',
        error: 'fe-error',
      },
      models: { path: { event: 'fe-navigate', detail: 'path' }, open: { event: 'fe-closed', value: false } },
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeAdminPortal, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeAdminPortal,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeAdminPortal,
    'fe-admin-portal',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
      theme: { alias: 'theme'; required: false; isSignal: true };
      colorScheme: { alias: 'colorScheme'; required: false; isSignal: true };
      routing: { alias: 'routing'; required: false; isSignal: true };
      basename: { alias: 'basename'; required: false; isSignal: true };
      path: { alias: 'path'; required: false; isSignal: true };
      mode: { alias: 'mode'; required: false; isSignal: true };
      open: { alias: 'open'; required: false; isSignal: true };
      localizations: { alias: 'localizations'; required: false; isSignal: true };
    },
    {
      path: 'pathChange';
      open: 'openChange';
      navigate: 'navigate';
      closed: 'closed';
      inviteMemberClicked: 'inviteMemberClicked';
      inviteMemberSubmit: 'inviteMemberSubmit';
      inviteMembersSubmit: 'inviteMembersSubmit';
      adminBoxMenuClicked: 'adminBoxMenuClicked';
      error: 'error';
    },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeAdminPortal,
    isStandalone: true,
    selector: 'fe-admin-portal',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      theme: {
        classPropertyName: 'theme',
        publicName: 'theme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      colorScheme: {
        classPropertyName: 'colorScheme',
        publicName: 'colorScheme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      routing: {
        classPropertyName: 'routing',
        publicName: 'routing',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      basename: {
        classPropertyName: 'basename',
        publicName: 'basename',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      path: {
        classPropertyName: 'path',
        publicName: 'path',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      mode: {
        classPropertyName: 'mode',
        publicName: 'mode',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      open: {
        classPropertyName: 'open',
        publicName: 'open',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      localizations: {
        classPropertyName: 'localizations',
        publicName: 'localizations',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: {
      path: 'pathChange',
      open: 'openChange',
      navigate: 'navigate',
      closed: 'closed',
      inviteMemberClicked: 'inviteMemberClicked',
      inviteMemberSubmit: 'inviteMemberSubmit',
      inviteMembersSubmit: 'inviteMembersSubmit',
      adminBoxMenuClicked: 'adminBoxMenuClicked',
      error: 'error',
    },
  } as never);
}

/** `<fe-account-tab>`: the settings of the account, as the portal shows them, in a place of its own. */
export class FeAccountTab {
  readonly app = i0.input<string | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-account-tab']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-account-tab']['clientId'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly theme = i0.input<ElementTagNameMap['fe-account-tab']['theme'] | undefined>();
  readonly colorScheme = i0.input<ElementTagNameMap['fe-account-tab']['colorScheme'] | undefined>();
  readonly routing = i0.input<ElementTagNameMap['fe-account-tab']['routing'] | undefined>();
  readonly basename = i0.input<ElementTagNameMap['fe-account-tab']['basename'] | undefined>();
  readonly path = i0.model<ElementTagNameMap['fe-account-tab']['path'] | undefined>();
  readonly localizations = i0.input<ElementTagNameMap['fe-account-tab']['localizations'] | undefined>();
  readonly navigate = i0.output<ElementEventMap['fe-navigate']>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-account-tab']>(
    this,
    elements.FeAccountTab,
    elements.registerElement,
    {
      properties: ['localizations'],
      events: { navigate: 'fe-navigate', error: 'fe-error' },
      models: { path: { event: 'fe-navigate', detail: 'path' } },
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeAccountTab, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeAccountTab,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeAccountTab,
    'fe-account-tab',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
      theme: { alias: 'theme'; required: false; isSignal: true };
      colorScheme: { alias: 'colorScheme'; required: false; isSignal: true };
      routing: { alias: 'routing'; required: false; isSignal: true };
      basename: { alias: 'basename'; required: false; isSignal: true };
      path: { alias: 'path'; required: false; isSignal: true };
      localizations: { alias: 'localizations'; required: false; isSignal: true };
    },
    { path: 'pathChange'; navigate: 'navigate'; error: 'error' },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeAccountTab,
    isStandalone: true,
    selector: 'fe-account-tab',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      theme: {
        classPropertyName: 'theme',
        publicName: 'theme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      colorScheme: {
        classPropertyName: 'colorScheme',
        publicName: 'colorScheme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      routing: {
        classPropertyName: 'routing',
        publicName: 'routing',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      basename: {
        classPropertyName: 'basename',
        publicName: 'basename',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      path: {
        classPropertyName: 'path',
        publicName: 'path',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      localizations: {
        classPropertyName: 'localizations',
        publicName: 'localizations',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: { path: 'pathChange', navigate: 'navigate', error: 'error' },
  } as never);
}

/** `<fe-all-accounts-tab>`: the accounts below the company's own, as the portal shows them, in a place of its own. */
export class FeAllAccountsTab {
  readonly app = i0.input<string | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-all-accounts-tab']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-all-accounts-tab']['clientId'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly theme = i0.input<ElementTagNameMap['fe-all-accounts-tab']['theme'] | undefined>();
  readonly colorScheme = i0.input<ElementTagNameMap['fe-all-accounts-tab']['colorScheme'] | undefined>();
  readonly routing = i0.input<ElementTagNameMap['fe-all-accounts-tab']['routing'] | undefined>();
  readonly basename = i0.input<ElementTagNameMap['fe-all-accounts-tab']['basename'] | undefined>();
  readonly path = i0.model<ElementTagNameMap['fe-all-accounts-tab']['path'] | undefined>();
  readonly localizations = i0.input<ElementTagNameMap['fe-all-accounts-tab']['localizations'] | undefined>();
  readonly navigate = i0.output<ElementEventMap['fe-navigate']>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-all-accounts-tab']>(
    this,
    elements.FeAllAccountsTab,
    elements.registerElement,
    {
      properties: ['localizations'],
      events: { navigate: 'fe-navigate', error: 'fe-error' },
      models: { path: { event: 'fe-navigate', detail: 'path' } },
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeAllAccountsTab, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeAllAccountsTab,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeAllAccountsTab,
    'fe-all-accounts-tab',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
      theme: { alias: 'theme'; required: false; isSignal: true };
      colorScheme: { alias: 'colorScheme'; required: false; isSignal: true };
      routing: { alias: 'routing'; required: false; isSignal: true };
      basename: { alias: 'basename'; required: false; isSignal: true };
      path: { alias: 'path'; required: false; isSignal: true };
      localizations: { alias: 'localizations'; required: false; isSignal: true };
    },
    { path: 'pathChange'; navigate: 'navigate'; error: 'error' },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeAllAccountsTab,
    isStandalone: true,
    selector: 'fe-all-accounts-tab',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      theme: {
        classPropertyName: 'theme',
        publicName: 'theme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      colorScheme: {
        classPropertyName: 'colorScheme',
        publicName: 'colorScheme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      routing: {
        classPropertyName: 'routing',
        publicName: 'routing',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      basename: {
        classPropertyName: 'basename',
        publicName: 'basename',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      path: {
        classPropertyName: 'path',
        publicName: 'path',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      localizations: {
        classPropertyName: 'localizations',
        publicName: 'localizations',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: { path: 'pathChange', navigate: 'navigate', error: 'error' },
  } as never);
}

/** `<fe-api-tokens-tab>`: the API tokens of a company and what each may do, as the portal shows them, in a place of its own. */
export class FeApiTokensTab {
  readonly app = i0.input<string | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-api-tokens-tab']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-api-tokens-tab']['clientId'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly theme = i0.input<ElementTagNameMap['fe-api-tokens-tab']['theme'] | undefined>();
  readonly colorScheme = i0.input<ElementTagNameMap['fe-api-tokens-tab']['colorScheme'] | undefined>();
  readonly routing = i0.input<ElementTagNameMap['fe-api-tokens-tab']['routing'] | undefined>();
  readonly basename = i0.input<ElementTagNameMap['fe-api-tokens-tab']['basename'] | undefined>();
  readonly path = i0.model<ElementTagNameMap['fe-api-tokens-tab']['path'] | undefined>();
  readonly localizations = i0.input<ElementTagNameMap['fe-api-tokens-tab']['localizations'] | undefined>();
  readonly navigate = i0.output<ElementEventMap['fe-navigate']>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-api-tokens-tab']>(
    this,
    elements.FeApiTokensTab,
    elements.registerElement,
    {
      properties: ['localizations'],
      events: { navigate: 'fe-navigate', error: 'fe-error' },
      models: { path: { event: 'fe-navigate', detail: 'path' } },
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeApiTokensTab, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeApiTokensTab,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeApiTokensTab,
    'fe-api-tokens-tab',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
      theme: { alias: 'theme'; required: false; isSignal: true };
      colorScheme: { alias: 'colorScheme'; required: false; isSignal: true };
      routing: { alias: 'routing'; required: false; isSignal: true };
      basename: { alias: 'basename'; required: false; isSignal: true };
      path: { alias: 'path'; required: false; isSignal: true };
      localizations: { alias: 'localizations'; required: false; isSignal: true };
    },
    { path: 'pathChange'; navigate: 'navigate'; error: 'error' },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeApiTokensTab,
    isStandalone: true,
    selector: 'fe-api-tokens-tab',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      theme: {
        classPropertyName: 'theme',
        publicName: 'theme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      colorScheme: {
        classPropertyName: 'colorScheme',
        publicName: 'colorScheme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      routing: {
        classPropertyName: 'routing',
        publicName: 'routing',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      basename: {
        classPropertyName: 'basename',
        publicName: 'basename',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      path: {
        classPropertyName: 'path',
        publicName: 'path',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      localizations: {
        classPropertyName: 'localizations',
        publicName: 'localizations',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: { path: 'pathChange', navigate: 'navigate', error: 'error' },
  } as never);
}

/** `<fe-groups-tab>`: the groups of a company, who is in each and what it gives them, as the portal shows them, in a place of its own. */
export class FeGroupsTab {
  readonly app = i0.input<string | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-groups-tab']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-groups-tab']['clientId'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly theme = i0.input<ElementTagNameMap['fe-groups-tab']['theme'] | undefined>();
  readonly colorScheme = i0.input<ElementTagNameMap['fe-groups-tab']['colorScheme'] | undefined>();
  readonly routing = i0.input<ElementTagNameMap['fe-groups-tab']['routing'] | undefined>();
  readonly basename = i0.input<ElementTagNameMap['fe-groups-tab']['basename'] | undefined>();
  readonly path = i0.model<ElementTagNameMap['fe-groups-tab']['path'] | undefined>();
  readonly localizations = i0.input<ElementTagNameMap['fe-groups-tab']['localizations'] | undefined>();
  readonly navigate = i0.output<ElementEventMap['fe-navigate']>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-groups-tab']>(
    this,
    elements.FeGroupsTab,
    elements.registerElement,
    {
      properties: ['localizations'],
      events: { navigate: 'fe-navigate', error: 'fe-error' },
      models: { path: { event: 'fe-navigate', detail: 'path' } },
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeGroupsTab, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeGroupsTab,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeGroupsTab,
    'fe-groups-tab',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
      theme: { alias: 'theme'; required: false; isSignal: true };
      colorScheme: { alias: 'colorScheme'; required: false; isSignal: true };
      routing: { alias: 'routing'; required: false; isSignal: true };
      basename: { alias: 'basename'; required: false; isSignal: true };
      path: { alias: 'path'; required: false; isSignal: true };
      localizations: { alias: 'localizations'; required: false; isSignal: true };
    },
    { path: 'pathChange'; navigate: 'navigate'; error: 'error' },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeGroupsTab,
    isStandalone: true,
    selector: 'fe-groups-tab',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      theme: {
        classPropertyName: 'theme',
        publicName: 'theme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      colorScheme: {
        classPropertyName: 'colorScheme',
        publicName: 'colorScheme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      routing: {
        classPropertyName: 'routing',
        publicName: 'routing',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      basename: {
        classPropertyName: 'basename',
        publicName: 'basename',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      path: {
        classPropertyName: 'path',
        publicName: 'path',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      localizations: {
        classPropertyName: 'localizations',
        publicName: 'localizations',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: { path: 'pathChange', navigate: 'navigate', error: 'error' },
  } as never);
}

/** `<fe-personal-api-tokens-tab>`: the API tokens of the person, as the portal shows them, in a place of its own. */
export class FePersonalApiTokensTab {
  readonly app = i0.input<string | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-personal-api-tokens-tab']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-personal-api-tokens-tab']['clientId'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly theme = i0.input<ElementTagNameMap['fe-personal-api-tokens-tab']['theme'] | undefined>();
  readonly colorScheme = i0.input<ElementTagNameMap['fe-personal-api-tokens-tab']['colorScheme'] | undefined>();
  readonly routing = i0.input<ElementTagNameMap['fe-personal-api-tokens-tab']['routing'] | undefined>();
  readonly basename = i0.input<ElementTagNameMap['fe-personal-api-tokens-tab']['basename'] | undefined>();
  readonly path = i0.model<ElementTagNameMap['fe-personal-api-tokens-tab']['path'] | undefined>();
  readonly localizations = i0.input<ElementTagNameMap['fe-personal-api-tokens-tab']['localizations'] | undefined>();
  readonly navigate = i0.output<ElementEventMap['fe-navigate']>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-personal-api-tokens-tab']>(
    this,
    elements.FePersonalApiTokensTab,
    elements.registerElement,
    {
      properties: ['localizations'],
      events: { navigate: 'fe-navigate', error: 'fe-error' },
      models: { path: { event: 'fe-navigate', detail: 'path' } },
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FePersonalApiTokensTab, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FePersonalApiTokensTab,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FePersonalApiTokensTab,
    'fe-personal-api-tokens-tab',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
      theme: { alias: 'theme'; required: false; isSignal: true };
      colorScheme: { alias: 'colorScheme'; required: false; isSignal: true };
      routing: { alias: 'routing'; required: false; isSignal: true };
      basename: { alias: 'basename'; required: false; isSignal: true };
      path: { alias: 'path'; required: false; isSignal: true };
      localizations: { alias: 'localizations'; required: false; isSignal: true };
    },
    { path: 'pathChange'; navigate: 'navigate'; error: 'error' },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FePersonalApiTokensTab,
    isStandalone: true,
    selector: 'fe-personal-api-tokens-tab',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      theme: {
        classPropertyName: 'theme',
        publicName: 'theme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      colorScheme: {
        classPropertyName: 'colorScheme',
        publicName: 'colorScheme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      routing: {
        classPropertyName: 'routing',
        publicName: 'routing',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      basename: {
        classPropertyName: 'basename',
        publicName: 'basename',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      path: {
        classPropertyName: 'path',
        publicName: 'path',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      localizations: {
        classPropertyName: 'localizations',
        publicName: 'localizations',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: { path: 'pathChange', navigate: 'navigate', error: 'error' },
  } as never);
}

/** `<fe-privacy-tab>`: password, second factors and sessions of the signed-in user, as the portal shows them, in a place of its own. */
export class FePrivacyTab {
  readonly app = i0.input<string | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-privacy-tab']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-privacy-tab']['clientId'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly theme = i0.input<ElementTagNameMap['fe-privacy-tab']['theme'] | undefined>();
  readonly colorScheme = i0.input<ElementTagNameMap['fe-privacy-tab']['colorScheme'] | undefined>();
  readonly routing = i0.input<ElementTagNameMap['fe-privacy-tab']['routing'] | undefined>();
  readonly basename = i0.input<ElementTagNameMap['fe-privacy-tab']['basename'] | undefined>();
  readonly path = i0.model<ElementTagNameMap['fe-privacy-tab']['path'] | undefined>();
  readonly localizations = i0.input<ElementTagNameMap['fe-privacy-tab']['localizations'] | undefined>();
  readonly navigate = i0.output<ElementEventMap['fe-navigate']>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-privacy-tab']>(
    this,
    elements.FePrivacyTab,
    elements.registerElement,
    {
      properties: ['localizations'],
      events: { navigate: 'fe-navigate', error: 'fe-error' },
      models: { path: { event: 'fe-navigate', detail: 'path' } },
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FePrivacyTab, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FePrivacyTab,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FePrivacyTab,
    'fe-privacy-tab',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
      theme: { alias: 'theme'; required: false; isSignal: true };
      colorScheme: { alias: 'colorScheme'; required: false; isSignal: true };
      routing: { alias: 'routing'; required: false; isSignal: true };
      basename: { alias: 'basename'; required: false; isSignal: true };
      path: { alias: 'path'; required: false; isSignal: true };
      localizations: { alias: 'localizations'; required: false; isSignal: true };
    },
    { path: 'pathChange'; navigate: 'navigate'; error: 'error' },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FePrivacyTab,
    isStandalone: true,
    selector: 'fe-privacy-tab',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      theme: {
        classPropertyName: 'theme',
        publicName: 'theme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      colorScheme: {
        classPropertyName: 'colorScheme',
        publicName: 'colorScheme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      routing: {
        classPropertyName: 'routing',
        publicName: 'routing',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      basename: {
        classPropertyName: 'basename',
        publicName: 'basename',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      path: {
        classPropertyName: 'path',
        publicName: 'path',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      localizations: {
        classPropertyName: 'localizations',
        publicName: 'localizations',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: { path: 'pathChange', navigate: 'navigate', error: 'error' },
  } as never);
}

/** `<fe-profile-tab>`: the profile of the signed-in user, as the portal shows it, in a place of its own. */
export class FeProfileTab {
  readonly app = i0.input<string | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-profile-tab']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-profile-tab']['clientId'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly theme = i0.input<ElementTagNameMap['fe-profile-tab']['theme'] | undefined>();
  readonly colorScheme = i0.input<ElementTagNameMap['fe-profile-tab']['colorScheme'] | undefined>();
  readonly routing = i0.input<ElementTagNameMap['fe-profile-tab']['routing'] | undefined>();
  readonly basename = i0.input<ElementTagNameMap['fe-profile-tab']['basename'] | undefined>();
  readonly path = i0.model<ElementTagNameMap['fe-profile-tab']['path'] | undefined>();
  readonly localizations = i0.input<ElementTagNameMap['fe-profile-tab']['localizations'] | undefined>();
  readonly navigate = i0.output<ElementEventMap['fe-navigate']>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-profile-tab']>(
    this,
    elements.FeProfileTab,
    elements.registerElement,
    {
      properties: ['localizations'],
      events: { navigate: 'fe-navigate', error: 'fe-error' },
      models: { path: { event: 'fe-navigate', detail: 'path' } },
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeProfileTab, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeProfileTab,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeProfileTab,
    'fe-profile-tab',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
      theme: { alias: 'theme'; required: false; isSignal: true };
      colorScheme: { alias: 'colorScheme'; required: false; isSignal: true };
      routing: { alias: 'routing'; required: false; isSignal: true };
      basename: { alias: 'basename'; required: false; isSignal: true };
      path: { alias: 'path'; required: false; isSignal: true };
      localizations: { alias: 'localizations'; required: false; isSignal: true };
    },
    { path: 'pathChange'; navigate: 'navigate'; error: 'error' },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeProfileTab,
    isStandalone: true,
    selector: 'fe-profile-tab',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      theme: {
        classPropertyName: 'theme',
        publicName: 'theme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      colorScheme: {
        classPropertyName: 'colorScheme',
        publicName: 'colorScheme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      routing: {
        classPropertyName: 'routing',
        publicName: 'routing',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      basename: {
        classPropertyName: 'basename',
        publicName: 'basename',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      path: {
        classPropertyName: 'path',
        publicName: 'path',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      localizations: {
        classPropertyName: 'localizations',
        publicName: 'localizations',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: { path: 'pathChange', navigate: 'navigate', error: 'error' },
  } as never);
}

/** `<fe-roles-tab>`: the roles of a company and what each gives, as the portal shows them, in a place of its own. */
export class FeRolesTab {
  readonly app = i0.input<string | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-roles-tab']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-roles-tab']['clientId'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly theme = i0.input<ElementTagNameMap['fe-roles-tab']['theme'] | undefined>();
  readonly colorScheme = i0.input<ElementTagNameMap['fe-roles-tab']['colorScheme'] | undefined>();
  readonly routing = i0.input<ElementTagNameMap['fe-roles-tab']['routing'] | undefined>();
  readonly basename = i0.input<ElementTagNameMap['fe-roles-tab']['basename'] | undefined>();
  readonly path = i0.model<ElementTagNameMap['fe-roles-tab']['path'] | undefined>();
  readonly localizations = i0.input<ElementTagNameMap['fe-roles-tab']['localizations'] | undefined>();
  readonly navigate = i0.output<ElementEventMap['fe-navigate']>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-roles-tab']>(
    this,
    elements.FeRolesTab,
    elements.registerElement,
    {
      properties: ['localizations'],
      events: { navigate: 'fe-navigate', error: 'fe-error' },
      models: { path: { event: 'fe-navigate', detail: 'path' } },
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeRolesTab, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeRolesTab,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeRolesTab,
    'fe-roles-tab',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
      theme: { alias: 'theme'; required: false; isSignal: true };
      colorScheme: { alias: 'colorScheme'; required: false; isSignal: true };
      routing: { alias: 'routing'; required: false; isSignal: true };
      basename: { alias: 'basename'; required: false; isSignal: true };
      path: { alias: 'path'; required: false; isSignal: true };
      localizations: { alias: 'localizations'; required: false; isSignal: true };
    },
    { path: 'pathChange'; navigate: 'navigate'; error: 'error' },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeRolesTab,
    isStandalone: true,
    selector: 'fe-roles-tab',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      theme: {
        classPropertyName: 'theme',
        publicName: 'theme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      colorScheme: {
        classPropertyName: 'colorScheme',
        publicName: 'colorScheme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      routing: {
        classPropertyName: 'routing',
        publicName: 'routing',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      basename: {
        classPropertyName: 'basename',
        publicName: 'basename',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      path: {
        classPropertyName: 'path',
        publicName: 'path',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      localizations: {
        classPropertyName: 'localizations',
        publicName: 'localizations',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: { path: 'pathChange', navigate: 'navigate', error: 'error' },
  } as never);
}

/** `<fe-subscription-tab>`: the plan of a company, what it uses of it, its payment methods and invoices, as the portal shows them, in a place of its own. */
export class FeSubscriptionTab {
  readonly app = i0.input<string | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-subscription-tab']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-subscription-tab']['clientId'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly theme = i0.input<ElementTagNameMap['fe-subscription-tab']['theme'] | undefined>();
  readonly colorScheme = i0.input<ElementTagNameMap['fe-subscription-tab']['colorScheme'] | undefined>();
  readonly routing = i0.input<ElementTagNameMap['fe-subscription-tab']['routing'] | undefined>();
  readonly basename = i0.input<ElementTagNameMap['fe-subscription-tab']['basename'] | undefined>();
  readonly path = i0.model<ElementTagNameMap['fe-subscription-tab']['path'] | undefined>();
  readonly localizations = i0.input<ElementTagNameMap['fe-subscription-tab']['localizations'] | undefined>();
  readonly navigate = i0.output<ElementEventMap['fe-navigate']>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-subscription-tab']>(
    this,
    elements.FeSubscriptionTab,
    elements.registerElement,
    {
      properties: ['localizations'],
      events: { navigate: 'fe-navigate', error: 'fe-error' },
      models: { path: { event: 'fe-navigate', detail: 'path' } },
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeSubscriptionTab, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeSubscriptionTab,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeSubscriptionTab,
    'fe-subscription-tab',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
      theme: { alias: 'theme'; required: false; isSignal: true };
      colorScheme: { alias: 'colorScheme'; required: false; isSignal: true };
      routing: { alias: 'routing'; required: false; isSignal: true };
      basename: { alias: 'basename'; required: false; isSignal: true };
      path: { alias: 'path'; required: false; isSignal: true };
      localizations: { alias: 'localizations'; required: false; isSignal: true };
    },
    { path: 'pathChange'; navigate: 'navigate'; error: 'error' },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeSubscriptionTab,
    isStandalone: true,
    selector: 'fe-subscription-tab',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      theme: {
        classPropertyName: 'theme',
        publicName: 'theme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      colorScheme: {
        classPropertyName: 'colorScheme',
        publicName: 'colorScheme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      routing: {
        classPropertyName: 'routing',
        publicName: 'routing',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      basename: {
        classPropertyName: 'basename',
        publicName: 'basename',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      path: {
        classPropertyName: 'path',
        publicName: 'path',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      localizations: {
        classPropertyName: 'localizations',
        publicName: 'localizations',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: { path: 'pathChange', navigate: 'navigate', error: 'error' },
  } as never);
}

/** `<fe-users-tab>`: the people of a company, as the portal shows them, in a place of its own. */
export class FeUsersTab {
  readonly app = i0.input<string | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-users-tab']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-users-tab']['clientId'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly theme = i0.input<ElementTagNameMap['fe-users-tab']['theme'] | undefined>();
  readonly colorScheme = i0.input<ElementTagNameMap['fe-users-tab']['colorScheme'] | undefined>();
  readonly routing = i0.input<ElementTagNameMap['fe-users-tab']['routing'] | undefined>();
  readonly basename = i0.input<ElementTagNameMap['fe-users-tab']['basename'] | undefined>();
  readonly path = i0.model<ElementTagNameMap['fe-users-tab']['path'] | undefined>();
  readonly localizations = i0.input<ElementTagNameMap['fe-users-tab']['localizations'] | undefined>();
  readonly navigate = i0.output<ElementEventMap['fe-navigate']>();
  readonly inviteMemberClicked = i0.output<ElementEventMap['fe-invite-member-clicked']>();
  readonly inviteMemberSubmit = i0.output<ElementEventMap['fe-invite-member-submit']>();
  readonly inviteMembersSubmit = i0.output<ElementEventMap['fe-invite-members-submit']>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-users-tab']>(
    this,
    elements.FeUsersTab,
    elements.registerElement,
    {
      properties: ['localizations'],
      events: {
        navigate: 'fe-navigate',
        inviteMemberClicked: 'fe-invite-member-clicked',
        inviteMemberSubmit: 'fe-invite-member-submit',
        inviteMembersSubmit: 'fe-invite-members-submit',
        error: 'fe-error',
      },
      models: { path: { event: 'fe-navigate', detail: 'path' } },
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeUsersTab, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeUsersTab,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeUsersTab,
    'fe-users-tab',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
      theme: { alias: 'theme'; required: false; isSignal: true };
      colorScheme: { alias: 'colorScheme'; required: false; isSignal: true };
      routing: { alias: 'routing'; required: false; isSignal: true };
      basename: { alias: 'basename'; required: false; isSignal: true };
      path: { alias: 'path'; required: false; isSignal: true };
      localizations: { alias: 'localizations'; required: false; isSignal: true };
    },
    {
      path: 'pathChange';
      navigate: 'navigate';
      inviteMemberClicked: 'inviteMemberClicked';
      inviteMemberSubmit: 'inviteMemberSubmit';
      inviteMembersSubmit: 'inviteMembersSubmit';
      error: 'error';
    },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeUsersTab,
    isStandalone: true,
    selector: 'fe-users-tab',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      theme: {
        classPropertyName: 'theme',
        publicName: 'theme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      colorScheme: {
        classPropertyName: 'colorScheme',
        publicName: 'colorScheme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      routing: {
        classPropertyName: 'routing',
        publicName: 'routing',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      basename: {
        classPropertyName: 'basename',
        publicName: 'basename',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      path: {
        classPropertyName: 'path',
        publicName: 'path',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      localizations: {
        classPropertyName: 'localizations',
        publicName: 'localizations',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: {
      path: 'pathChange',
      navigate: 'navigate',
      inviteMemberClicked: 'inviteMemberClicked',
      inviteMemberSubmit: 'inviteMemberSubmit',
      inviteMembersSubmit: 'inviteMembersSubmit',
      error: 'error',
    },
  } as never);
}

/** `<fe-checkout-dialog>`: buys a plan in a dialog: price and what is due today, billing details, card, the bank's confirmation, and the outcome. */
export class FeCheckoutDialog {
  readonly app = i0.input<string | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-checkout-dialog']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-checkout-dialog']['clientId'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly theme = i0.input<ElementTagNameMap['fe-checkout-dialog']['theme'] | undefined>();
  readonly colorScheme = i0.input<ElementTagNameMap['fe-checkout-dialog']['colorScheme'] | undefined>();
  readonly plan = i0.input<ElementTagNameMap['fe-checkout-dialog']['plan'] | undefined>();
  readonly open = i0.model<ElementTagNameMap['fe-checkout-dialog']['open'] | undefined>();
  readonly localizations = i0.input<ElementTagNameMap['fe-checkout-dialog']['localizations'] | undefined>();
  readonly closed = i0.output<ElementEventMap['fe-closed']>();
  readonly checkoutSucceeded = i0.output<ElementEventMap['fe-checkout-succeeded']>();
  readonly checkoutFailed = i0.output<ElementEventMap['fe-checkout-failed']>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-checkout-dialog']>(
    this,
    elements.FeCheckoutDialog,
    elements.registerElement,
    {
      properties: ['localizations'],
      events: {
        closed: 'fe-closed',
        checkoutSucceeded: 'fe-checkout-succeeded',
        checkoutFailed: 'fe-checkout-failed',
        error: 'fe-error',
      },
      models: { open: { event: 'fe-closed', value: false } },
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeCheckoutDialog, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeCheckoutDialog,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeCheckoutDialog,
    'fe-checkout-dialog',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
      theme: { alias: 'theme'; required: false; isSignal: true };
      colorScheme: { alias: 'colorScheme'; required: false; isSignal: true };
      plan: { alias: 'plan'; required: false; isSignal: true };
      open: { alias: 'open'; required: false; isSignal: true };
      localizations: { alias: 'localizations'; required: false; isSignal: true };
    },
    {
      open: 'openChange';
      closed: 'closed';
      checkoutSucceeded: 'checkoutSucceeded';
      checkoutFailed: 'checkoutFailed';
      error: 'error';
    },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeCheckoutDialog,
    isStandalone: true,
    selector: 'fe-checkout-dialog',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      theme: {
        classPropertyName: 'theme',
        publicName: 'theme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      colorScheme: {
        classPropertyName: 'colorScheme',
        publicName: 'colorScheme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      plan: {
        classPropertyName: 'plan',
        publicName: 'plan',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      open: {
        classPropertyName: 'open',
        publicName: 'open',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      localizations: {
        classPropertyName: 'localizations',
        publicName: 'localizations',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: {
      open: 'openChange',
      closed: 'closed',
      checkoutSucceeded: 'checkoutSucceeded',
      checkoutFailed: 'checkoutFailed',
      error: 'error',
    },
  } as never);
}

/** `<fe-allowed>`: content for signed-in people who hold a permission or a role, or whose tenant has a feature. */
export class FeAllowed {
  readonly app = i0.input<string | undefined>();
  readonly permissions = i0.input<ElementTagNameMap['fe-allowed']['permissions'] | undefined>();
  readonly roles = i0.input<ElementTagNameMap['fe-allowed']['roles'] | undefined>();
  readonly feature = i0.input<ElementTagNameMap['fe-allowed']['feature'] | undefined>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-allowed']>(
    this,
    elements.FeAllowed,
    elements.registerElement,
    {
      properties: [],
      events: { error: 'fe-error' },
      models: {},
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeAllowed, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeAllowed,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeAllowed,
    'fe-allowed',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      permissions: { alias: 'permissions'; required: false; isSignal: true };
      roles: { alias: 'roles'; required: false; isSignal: true };
      feature: { alias: 'feature'; required: false; isSignal: true };
    },
    { error: 'error' },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeAllowed,
    isStandalone: true,
    selector: 'fe-allowed',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      permissions: {
        classPropertyName: 'permissions',
        publicName: 'permissions',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      roles: {
        classPropertyName: 'roles',
        publicName: 'roles',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      feature: {
        classPropertyName: 'feature',
        publicName: 'feature',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: { error: 'error' },
  } as never);
}

/** `<fe-app>`: the app of the elements inside it. */
export class FeApp {
  readonly app = i0.input<string | undefined>();
  readonly name = i0.input<ElementTagNameMap['fe-app']['name'] | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-app']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-app']['clientId'] | undefined>();
  readonly urlStrategy = i0.input<ElementTagNameMap['fe-app']['urlStrategy'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-app']>(this, elements.FeApp, elements.registerElement, {
    properties: [],
    events: { error: 'fe-error' },
    models: {},
  });

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeApp, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeApp,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeApp,
    'fe-app',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      name: { alias: 'name'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      urlStrategy: { alias: 'urlStrategy'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
    },
    { error: 'error' },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeApp,
    isStandalone: true,
    selector: 'fe-app',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      name: {
        classPropertyName: 'name',
        publicName: 'name',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      urlStrategy: {
        classPropertyName: 'urlStrategy',
        publicName: 'urlStrategy',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: { error: 'error' },
  } as never);
}

/** `<fe-signed-in>`: content for people who are signed in. */
export class FeSignedIn {
  readonly app = i0.input<string | undefined>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-signed-in']>(
    this,
    elements.FeSignedIn,
    elements.registerElement,
    {
      properties: [],
      events: {},
      models: {},
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeSignedIn, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeSignedIn,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeSignedIn,
    'fe-signed-in',
    never,
    { app: { alias: 'app'; required: false; isSignal: true } },
    {},
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeSignedIn,
    isStandalone: true,
    selector: 'fe-signed-in',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
    },
    outputs: {},
  } as never);
}

/** `<fe-signed-out>`: content for people who are not signed in. */
export class FeSignedOut {
  readonly app = i0.input<string | undefined>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-signed-out']>(
    this,
    elements.FeSignedOut,
    elements.registerElement,
    {
      properties: [],
      events: {},
      models: {},
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeSignedOut, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeSignedOut,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeSignedOut,
    'fe-signed-out',
    never,
    { app: { alias: 'app'; required: false; isSignal: true } },
    {},
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeSignedOut,
    isStandalone: true,
    selector: 'fe-signed-out',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
    },
    outputs: {},
  } as never);
}

/** `<fe-login-box>`: sign-in, sign-up, activation and recovery in one element. */
export class FeLoginBox {
  readonly app = i0.input<string | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-login-box']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-login-box']['clientId'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly theme = i0.input<ElementTagNameMap['fe-login-box']['theme'] | undefined>();
  readonly colorScheme = i0.input<ElementTagNameMap['fe-login-box']['colorScheme'] | undefined>();
  readonly layout = i0.input<ElementTagNameMap['fe-login-box']['layout'] | undefined>();
  readonly autoFocus = i0.input<ElementTagNameMap['fe-login-box']['autoFocus'] | undefined>();
  readonly credentials = i0.input<ElementTagNameMap['fe-login-box']['credentials'] | undefined>();
  readonly termsUrl = i0.input<ElementTagNameMap['fe-login-box']['termsUrl'] | undefined>();
  readonly privacyUrl = i0.input<ElementTagNameMap['fe-login-box']['privacyUrl'] | undefined>();
  readonly loginHint = i0.input<ElementTagNameMap['fe-login-box']['loginHint'] | undefined>();
  readonly embedded = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly localizations = i0.input<ElementTagNameMap['fe-login-box']['localizations'] | undefined>();
  readonly signedIn = i0.output<ElementEventMap['fe-signed-in']>();
  readonly signedOut = i0.output<ElementEventMap['fe-signed-out']>();
  readonly signedUp = i0.output<ElementEventMap['fe-signed-up']>();
  readonly userVerified = i0.output<ElementEventMap['fe-user-verified']>();
  readonly routeChanged = i0.output<ElementEventMap['fe-route-changed']>();
  readonly redirect = i0.output<ElementEventMap['fe-redirect']>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-login-box']>(
    this,
    elements.FeLoginBox,
    elements.registerElement,
    {
      properties: ['localizations'],
      events: {
        signedIn: 'fe-signed-in',
        signedOut: 'fe-signed-out',
        signedUp: 'fe-signed-up',
        userVerified: 'fe-user-verified',
        routeChanged: 'fe-route-changed',
        redirect: 'fe-redirect',
        error: 'fe-error',
      },
      models: {},
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeLoginBox, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeLoginBox,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeLoginBox,
    'fe-login-box',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
      theme: { alias: 'theme'; required: false; isSignal: true };
      colorScheme: { alias: 'colorScheme'; required: false; isSignal: true };
      layout: { alias: 'layout'; required: false; isSignal: true };
      autoFocus: { alias: 'autoFocus'; required: false; isSignal: true };
      credentials: { alias: 'credentials'; required: false; isSignal: true };
      termsUrl: { alias: 'termsUrl'; required: false; isSignal: true };
      privacyUrl: { alias: 'privacyUrl'; required: false; isSignal: true };
      loginHint: { alias: 'loginHint'; required: false; isSignal: true };
      embedded: { alias: 'embedded'; required: false; isSignal: true };
      localizations: { alias: 'localizations'; required: false; isSignal: true };
    },
    {
      signedIn: 'signedIn';
      signedOut: 'signedOut';
      signedUp: 'signedUp';
      userVerified: 'userVerified';
      routeChanged: 'routeChanged';
      redirect: 'redirect';
      error: 'error';
    },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeLoginBox,
    isStandalone: true,
    selector: 'fe-login-box',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      theme: {
        classPropertyName: 'theme',
        publicName: 'theme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      colorScheme: {
        classPropertyName: 'colorScheme',
        publicName: 'colorScheme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      layout: {
        classPropertyName: 'layout',
        publicName: 'layout',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      autoFocus: {
        classPropertyName: 'autoFocus',
        publicName: 'autoFocus',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      credentials: {
        classPropertyName: 'credentials',
        publicName: 'credentials',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      termsUrl: {
        classPropertyName: 'termsUrl',
        publicName: 'termsUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      privacyUrl: {
        classPropertyName: 'privacyUrl',
        publicName: 'privacyUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      loginHint: {
        classPropertyName: 'loginHint',
        publicName: 'loginHint',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      embedded: {
        classPropertyName: 'embedded',
        publicName: 'embedded',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      localizations: {
        classPropertyName: 'localizations',
        publicName: 'localizations',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: {
      signedIn: 'signedIn',
      signedOut: 'signedOut',
      signedUp: 'signedUp',
      userVerified: 'userVerified',
      routeChanged: 'routeChanged',
      redirect: 'redirect',
      error: 'error',
    },
  } as never);
}

/** `<fe-tenant-switcher>`: the active company, and a list of the user's others. */
export class FeTenantSwitcher {
  readonly app = i0.input<string | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-tenant-switcher']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-tenant-switcher']['clientId'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly theme = i0.input<ElementTagNameMap['fe-tenant-switcher']['theme'] | undefined>();
  readonly colorScheme = i0.input<ElementTagNameMap['fe-tenant-switcher']['colorScheme'] | undefined>();
  readonly localizations = i0.input<ElementTagNameMap['fe-tenant-switcher']['localizations'] | undefined>();
  readonly tenantSwitched = i0.output<ElementEventMap['fe-tenant-switched']>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-tenant-switcher']>(
    this,
    elements.FeTenantSwitcher,
    elements.registerElement,
    {
      properties: ['localizations'],
      events: { tenantSwitched: 'fe-tenant-switched', error: 'fe-error' },
      models: {},
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeTenantSwitcher, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeTenantSwitcher,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeTenantSwitcher,
    'fe-tenant-switcher',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
      theme: { alias: 'theme'; required: false; isSignal: true };
      colorScheme: { alias: 'colorScheme'; required: false; isSignal: true };
      localizations: { alias: 'localizations'; required: false; isSignal: true };
    },
    { tenantSwitched: 'tenantSwitched'; error: 'error' },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeTenantSwitcher,
    isStandalone: true,
    selector: 'fe-tenant-switcher',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      theme: {
        classPropertyName: 'theme',
        publicName: 'theme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      colorScheme: {
        classPropertyName: 'colorScheme',
        publicName: 'colorScheme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      localizations: {
        classPropertyName: 'localizations',
        publicName: 'localizations',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: { tenantSwitched: 'tenantSwitched', error: 'error' },
  } as never);
}

/** `<fe-user-button>`: the signed-in user, with a menu for account settings, other companies and signing out. */
export class FeUserButton {
  readonly app = i0.input<string | undefined>();
  readonly baseUrl = i0.input<ElementTagNameMap['fe-user-button']['baseUrl'] | undefined>();
  readonly clientId = i0.input<ElementTagNameMap['fe-user-button']['clientId'] | undefined>();
  readonly preview = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly theme = i0.input<ElementTagNameMap['fe-user-button']['theme'] | undefined>();
  readonly colorScheme = i0.input<ElementTagNameMap['fe-user-button']['colorScheme'] | undefined>();
  readonly compact = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });
  readonly portal = i0.input<ElementTagNameMap['fe-user-button']['portal'] | undefined>();
  readonly portalUrl = i0.input<ElementTagNameMap['fe-user-button']['portalUrl'] | undefined>();
  readonly localizations = i0.input<ElementTagNameMap['fe-user-button']['localizations'] | undefined>();
  readonly portalEvent = i0.output<ElementEventMap['fe-portal']>();
  readonly signedOut = i0.output<ElementEventMap['fe-signed-out']>();
  readonly tenantSwitched = i0.output<ElementEventMap['fe-tenant-switched']>();
  readonly error = i0.output<ElementEventMap['fe-error']>();

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['fe-user-button']>(
    this,
    elements.FeUserButton,
    elements.registerElement,
    {
      properties: ['localizations'],
      events: {
        portalEvent: 'fe-portal',
        signedOut: 'fe-signed-out',
        tenantSwitched: 'fe-tenant-switched',
        error: 'fe-error',
      },
      models: {},
    },
  );

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<FeUserButton, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeUserButton,
    deps: [],
    target: i0.ɵɵFactoryTarget.Directive,
  } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<
    FeUserButton,
    'fe-user-button',
    never,
    {
      app: { alias: 'app'; required: false; isSignal: true };
      baseUrl: { alias: 'baseUrl'; required: false; isSignal: true };
      clientId: { alias: 'clientId'; required: false; isSignal: true };
      preview: { alias: 'preview'; required: false; isSignal: true };
      theme: { alias: 'theme'; required: false; isSignal: true };
      colorScheme: { alias: 'colorScheme'; required: false; isSignal: true };
      compact: { alias: 'compact'; required: false; isSignal: true };
      portal: { alias: 'portal'; required: false; isSignal: true };
      portalUrl: { alias: 'portalUrl'; required: false; isSignal: true };
      localizations: { alias: 'localizations'; required: false; isSignal: true };
    },
    { portalEvent: 'portal'; signedOut: 'signedOut'; tenantSwitched: 'tenantSwitched'; error: 'error' },
    never,
    never,
    true,
    never
  > = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    minVersion: '17.1.0',
    version: '21.2.24',
    ngImport: i0,
    type: FeUserButton,
    isStandalone: true,
    selector: 'fe-user-button',
    inputs: {
      app: { classPropertyName: 'app', publicName: 'app', isSignal: true, isRequired: false, transformFunction: null },
      baseUrl: {
        classPropertyName: 'baseUrl',
        publicName: 'baseUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      clientId: {
        classPropertyName: 'clientId',
        publicName: 'clientId',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      preview: {
        classPropertyName: 'preview',
        publicName: 'preview',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      theme: {
        classPropertyName: 'theme',
        publicName: 'theme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      colorScheme: {
        classPropertyName: 'colorScheme',
        publicName: 'colorScheme',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      compact: {
        classPropertyName: 'compact',
        publicName: 'compact',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      portal: {
        classPropertyName: 'portal',
        publicName: 'portal',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      portalUrl: {
        classPropertyName: 'portalUrl',
        publicName: 'portalUrl',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
      localizations: {
        classPropertyName: 'localizations',
        publicName: 'localizations',
        isSignal: true,
        isRequired: false,
        transformFunction: null,
      },
    },
    outputs: { portalEvent: 'portal', signedOut: 'signedOut', tenantSwitched: 'tenantSwitched', error: 'error' },
  } as never);
}
