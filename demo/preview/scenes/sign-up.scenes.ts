import type { Scene, Stage } from './scene.ts';

const GRACE = { name: 'Grace Hopper', email: 'grace@newco.test', companyName: 'Newco', password: 'Correct-horse-9' };
const TERMS = { 'terms-url': '/terms', 'privacy-url': '/privacy' };

const onSignUp = ({ go }: Pick<Stage, 'go'>) => go('signUpUrl');

const signingUp =
  (draft: Partial<typeof GRACE> = {}) =>
  async ({ enter, submit }: Stage) => {
    await enter({ ...GRACE, ...draft, terms: 'on' });
    await submit();
  };

/** Types a password, and waits until it has been measured. */
const measuring =
  (password: string) =>
  async ({ enter, until, box }: Stage) => {
    await enter({ ...GRACE, password });
    await until(() => box.querySelector('[data-fe-score]') !== null);
  };

/** Opening an account, and what can go wrong with it. */
export const signUpScenes = {
  'sign-up/form': { shows: 'asks who it is', attributes: TERMS, before: onSignUp },
  'sign-up/form/no-terms': { shows: 'asks for no agreement where there are no terms', before: onSignUp },
  'sign-up/form/no-password': {
    shows: 'asks for no password where people sign in by code',
    preview: { config: { authStrategy: 'Code' } },
    before: onSignUp,
  },
  'sign-up/invalid': {
    shows: 'marks every field that lacks something',
    attributes: TERMS,
    before: onSignUp,
    play: async ({ enter, send }) => {
      await enter({ name: 'Al', email: 'grace', password: 'short' });
      await send();
    },
  },
  'sign-up/password/weak': {
    shows: 'ticks off the rules that the password keeps so far',
    attributes: TERMS,
    before: onSignUp,
    play: ({ enter }) => enter({ ...GRACE, password: 'correct' }),
  },
  'sign-up/password/guessable': {
    shows: 'measures the password while it is typed, and says why it would be refused',
    attributes: TERMS,
    before: onSignUp,
    play: measuring('aaaabbbb1212'),
  },
  'sign-up/password/personal': {
    shows: 'finds the person’s own names in the password',
    attributes: TERMS,
    before: onSignUp,
    play: measuring('Grace-Hopper-12'),
  },
  'sign-up/password/strong': {
    shows: 'measures a password that is strong',
    attributes: TERMS,
    before: onSignUp,
    play: measuring('Lantern-kettle-42-orbit'),
  },
  'sign-up/password/breached': {
    shows: 'says that the password is known from a breach',
    attributes: TERMS,
    before: onSignUp,
    play: signingUp({ password: 'Password1234' }),
  },
  'sign-up/taken': {
    shows: 'does not tell that the email has an account',
    attributes: TERMS,
    before: onSignUp,
    play: signingUp({ email: 'ada@acme.test' }),
  },
  'sign-up/closed': {
    shows: 'says that sign-ups are closed',
    preview: { config: { allowSignups: false } },
    before: onSignUp,
  },
  'sign-up/slow': {
    shows: 'shows that it is working on it',
    attributes: TERMS,
    before: onSignUp,
    play: async ({ enter, send, preview }) => {
      await enter({ ...GRACE, terms: 'on' });
      preview.network.state = 'stalled';
      await send();
    },
  },
  'sign-up/limited': {
    shows: 'says when another try may be made',
    attributes: TERMS,
    before: onSignUp,
    play: async (stage) => {
      await stage.enter({ ...GRACE, terms: 'on' });
      stage.preview.network.state = 'overrun';
      await stage.submit();
    },
  },
  'sign-up/success': {
    shows: 'sends the person to their inbox',
    attributes: TERMS,
    before: onSignUp,
    play: signingUp(),
  },
  'sign-up/signed-in': {
    shows: 'lets the person in at once where the operator does',
    attributes: TERMS,
    preview: { config: { allowNotVerifiedUsersLogin: true } },
    holdAt: ({ signUp }) => signUp?.stage === 'SignUpSuccess',
    before: onSignUp,
    play: signingUp(),
  },
} as const satisfies Record<string, Scene>;
