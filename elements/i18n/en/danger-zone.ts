import { formatsOf } from '../formats.ts';

const { message, counted } = formatsOf('en');

/** Messages of the danger zone, in English. */
export const messages = {
  title: 'Danger zone',
  description: 'What happens here is hard to undo.',
  exportTitle: 'Export your data',
  exportEffect: 'A file with everything we keep about you: profile, companies, sign-in methods, sessions and activity.',
  exportAction: 'Export data',
  exported: 'Your data is in your downloads',
  leaveTitle: message('Leave {{company}}'),
  leaveEffect:
    'You lose access immediately, and your personal API tokens there stop working. To come back, someone there invites you.',
  leaveAction: 'Leave company',
  leaveQuestion: message('Leave {{company}}?'),
  deleteTitle: 'Delete your account',
  deleteEffect: counted({
    one: 'Your account is deleted {{count}} day after you ask for it. Until then you can keep it.',
    other: 'Your account is deleted {{count}} days after you ask for it. Until then you can keep it.',
  }),
  goes: message('{{companies}} goes with it, as no one else belongs there.'),
  deleteAction: 'Delete account',
  deleteQuestion: 'Delete your account?',
  deleteTyped: 'We email you a link that keeps it.',
  requested: 'Your account will be deleted',
  pending: message('Your account will be deleted on {{date}}.'),
  keep: 'Keep my account',
  kept: 'Your account stays',
  holds: {
    lastAdministrator: message(
      'You’re the only administrator of {{company}}. Make someone else an administrator first.',
    ),
    onlyTenant: 'This is your only company. To leave, delete your account.',
    resourceReadOnly: 'Your company’s directory manages your account. Ask your administrator.',
    accountSubscribed: message('{{company}} pays for a plan. Cancel it first.'),
  },
};

declare module '../namespaces.ts' {
  interface Messages {
    'danger-zone': typeof messages;
  }
}
