import type { PasswordRefusal, PasswordStrength } from '../../../core/contract/entities/policy.ts';

/** What a field is for; it decides the input's type, autofill and care. */
export type FieldKind = 'email' | 'currentPassword' | 'newPassword' | 'name' | 'organization' | 'terms';

/** A link inside a label. */
export interface LabelLink {
  readonly text: string;
  readonly href: string;
}

/** One line of a password's checklist. */
export interface FieldRule {
  readonly text: string;
  readonly met: boolean;
  /** Takes a row of its own; the others stand side by side where there is room. */
  readonly wide?: boolean;
}

/** The meter of a new password. */
export interface FieldStrength {
  readonly words: {
    readonly label: string;
    /** Of 0 to 4. */
    readonly scores: Readonly<Record<'none' | 'weak' | 'fair' | 'good' | 'strong', string>>;
    readonly refused: Readonly<Record<PasswordRefusal, string>>;
  };
  /** Judges what is typed, which the other fields' values would give away. Absent where nobody can. */
  readonly ask?: (typed: string, words: readonly string[]) => Promise<PasswordStrength | undefined>;
}

/** One field of a form. Its nodes are made once and stay the same for as long as fields of this name are shown. */
export interface FieldSpec<Name extends string = string> {
  readonly name: Name;
  readonly kind: FieldKind;
  /** Text, or for `terms` text with links. */
  readonly label: string | readonly (string | LabelLink)[];
  readonly hint?: string | undefined;
  /** What is wrong with it, from the server or the screen. */
  readonly error?: string | undefined;
  /** The field's value, where the screen knows it (an invited person's email). Kept when it changes to `undefined`. */
  readonly value?: string | undefined;
  /**
   * In the form for password managers, out of sight and out of the accessibility tree: the username on a screen that
   * asks only for the password.
   */
  readonly concealed?: boolean | undefined;
  /** Default true. */
  readonly required?: boolean | undefined;
  /** What is wrong with a value that the person gave; `undefined` when it may be sent. */
  readonly check?: ((value: string) => string | undefined) | undefined;
  /** The live checklist of a new password, worked out from what is typed. */
  readonly rules?: ((value: string) => readonly FieldRule[]) | undefined;
  /** How strong a new password is. */
  readonly strength?: FieldStrength | undefined;
  /** A button beside the label: "Forgot password?" */
  readonly action?: { readonly label: string; readonly press: () => void } | undefined;
}

/** What was typed, by field name; a ticked box is `on`, an unticked one is empty. */
export type CredentialValues<Name extends string = string> = Readonly<Record<Name, string>>;

/** A form as a screen wants it. Showing another one changes the nodes that are there and never replaces an input. */
export interface CredentialsSpec<Name extends string = string> {
  /** Names the screen: where it changes, the focus may go to the first field. */
  readonly step: string;
  readonly fields: readonly FieldSpec<Name>[];
  /** The words of the submit button. */
  readonly submit: string;
  /** What is wrong with the whole; announced. */
  readonly error?: string | undefined;
  /** A call is on its way: the button shows it and a second submit is ignored. */
  readonly busy?: boolean | undefined;
  /** It may not be sent now: a submit is ignored, though everything can be changed. */
  readonly blocked?: boolean | undefined;
  /** Puts the focus in the first empty field when the step is shown. */
  readonly autoFocus?: boolean | undefined;
  /** Keeps typed secrets when an error arrives; by default they are cleared. */
  readonly keepSecrets?: boolean | undefined;
  /** Absent until the screen is there: a submit before that waits for it. */
  readonly onSubmit?: ((values: CredentialValues<Name>) => void) | undefined;
}
