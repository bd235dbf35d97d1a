import type { GroupFormsMessages } from '../admin-portal/words/group-forms.en.ts';
import type { GroupsMessages } from '../admin-portal/words/groups.en.ts';
import type { PermissionsMessages } from '../admin-portal/words/permissions.en.ts';
import type { PortalMessages } from '../admin-portal/words/portal.en.ts';
import type { RolesMessages } from '../admin-portal/words/roles.en.ts';
import type { UserActionsMessages } from '../admin-portal/words/user-actions.en.ts';
import type { UserBulkMessages } from '../admin-portal/words/user-bulk.en.ts';
import type { UserInviteMessages } from '../admin-portal/words/user-invite.en.ts';
import type { UserPersonMessages } from '../admin-portal/words/user-person.en.ts';
import type { UserQuestionsMessages } from '../admin-portal/words/user-questions.en.ts';
import type { UsersMessages } from '../admin-portal/words/users.en.ts';
import type { ActivationMessages } from '../login-box/words/activation.en.ts';
import type { BoxMessages } from '../login-box/words/box.en.ts';
import type { CodesMessages } from '../login-box/words/codes.en.ts';
import type { FactorsMessages } from '../login-box/words/factors.en.ts';
import type { InvitationMessages } from '../login-box/words/invitation.en.ts';
import type { LoginMessages } from '../login-box/words/login.en.ts';
import type { MailedMessages } from '../login-box/words/mailed.en.ts';
import type { NewFactorMessages } from '../login-box/words/new-factor.en.ts';
import type { NewPasswordMessages } from '../login-box/words/new-password.en.ts';
import type { PasskeysMessages } from '../login-box/words/passkeys.en.ts';
import type { PhoneMessages } from '../login-box/words/phone.en.ts';
import type { RecoveryMessages } from '../login-box/words/recovery.en.ts';
import type { SignUpMessages } from '../login-box/words/sign-up.en.ts';
import type { UnlockMessages } from '../login-box/words/unlock.en.ts';
import type { AnswersMessages } from '../ui/words/answers.en.ts';
import type { TenantSwitcherMessages } from '../tenant-switcher/words/tenant-switcher.en.ts';
import type { ChoicesMessages } from '../ui/words/choices.en.ts';
import type { DisplayMessages } from '../ui/words/display.en.ts';
import type { InputsMessages } from '../ui/words/inputs.en.ts';
import type { OverlaysMessages } from '../ui/words/overlays.en.ts';
import type { TableMessages } from '../ui/words/table.en.ts';
import type { UserButtonMessages } from '../user-button/words/user-button.en.ts';
import type { CommonMessages } from './common.en.ts';
import type { Language } from './languages.ts';

/**
 * What the elements say, by area: what is fetched together, one module a language. What stands before a slash is the area
 * as pages know it in `localizations`; its parts lie over one another there.
 */
export interface AreaMessages {
  /** What the kit itself says; it is there for every element. */
  common: CommonMessages;
  loginBox: BoxMessages;
  'loginBox/login': LoginMessages;
  'loginBox/signUp': SignUpMessages;
  'loginBox/activation': ActivationMessages;
  'loginBox/recovery': RecoveryMessages;
  'loginBox/newPassword': NewPasswordMessages;
  'loginBox/unlock': UnlockMessages;
  'loginBox/invitation': InvitationMessages;
  'loginBox/codes': CodesMessages;
  'loginBox/mailed': MailedMessages;
  'loginBox/factors': FactorsMessages;
  'loginBox/newFactor': NewFactorMessages;
  'loginBox/passkeys': PasskeysMessages;
  'loginBox/phone': PhoneMessages;
  adminPortal: PortalMessages;
  'adminPortal/groups': { groups: GroupsMessages };
  'adminPortal/groupForms': { groupForms: GroupFormsMessages };
  'adminPortal/roles': { roles: RolesMessages };
  'adminPortal/users': { users: UsersMessages };
  'adminPortal/userActions': { userActions: UserActionsMessages };
  'adminPortal/userBulk': { userBulk: UserBulkMessages };
  'adminPortal/userInvite': { userInvite: UserInviteMessages };
  'adminPortal/userPerson': { userPerson: UserPersonMessages };
  userButton: UserButtonMessages;
  tenantSwitcher: TenantSwitcherMessages;
  'adminPortal/userQuestions': { userQuestions: UserQuestionsMessages };
  'adminPortal/permissions': { permissions: PermissionsMessages };
  'ui/inputs': { inputs: InputsMessages };
  'ui/choices': { choices: ChoicesMessages };
  'ui/overlays': { overlays: OverlaysMessages };
  'ui/display': { display: DisplayMessages };
  'ui/table': { table: TableMessages };
  'ui/answers': { answers: AnswersMessages };
}

export type Area = keyof AreaMessages;

/** What a component can ask for: an area, or `ui`, of which each family is fetched when it is read. */
export type Messages = AreaMessages & {
  ui: AreaMessages['ui/inputs'] &
    AreaMessages['ui/choices'] &
    AreaMessages['ui/overlays'] &
    AreaMessages['ui/display'] &
    AreaMessages['ui/table'] &
    AreaMessages['ui/answers'];
};

/** The module that brings an area's words in one language. */
export interface WordsModule<Words> {
  readonly words: Words;
}

/** How an area's words come, in every language. A language that is left out does not compile. */
export type Spoken<Words> = Readonly<Record<Language, () => WordsModule<Words> | Promise<WordsModule<Words>>>>;

/** Where the words of an element come from. Naming an area here fetches nothing yet. */
export type WordTable = { readonly [Name in Area]?: Spoken<AreaMessages[Name]> };
