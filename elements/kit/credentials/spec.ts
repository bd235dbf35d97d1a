import type { PasswordRefusal, PasswordStrength } from '../../../core/contract/entities/policy.ts';

/** Kind of a field; it decides the input's type, autofill and handling of secrets. */
export type FieldKind = 'email' | 'currentPassword' | 'newPassword' | 'name' | 'organization' | 'terms';

/** Link inside a label. */
export interface LabelLink {
  readonly text: string;
  readonly href: string;
}

/** Line of a password's checklist. */
export interface FieldRule {
  readonly text: string;
  readonly met: boolean;
  /** Takes a whole row; the others are side by side where there is room. */
  readonly wide?: boolean;
  /** Says how many of the lines after it count: they have marks, it has none. */
  readonly leads?: boolean;
}

/** Strength meter of a new password. */
export interface FieldStrength {
  readonly messages: {
    readonly label: string;
    /** Names of the scores, 0 to 4. */
    readonly scores: Readonly<Record<'none' | 'weak' | 'fair' | 'good' | 'strong', string>>;
    readonly refused: Readonly<Record<PasswordRefusal, string>>;
  };
  /** Scores the typed password, given the other fields' values. Absent where no service can score. */
  readonly ask?: (typed: string, words: readonly string[]) => Promise<PasswordStrength | undefined>;
}

/** Field of a form. Its nodes are made once and stay the same for as long as fields of this name are shown. */
export interface FieldSpec<Name extends string = string> {
  readonly name: Name;
  readonly kind: FieldKind;
  /** Text, or for `terms` text with links. */
  readonly label: string | readonly (string | LabelLink)[];
  readonly hint?: string | undefined;
  /** Error of the field, from the server or the screen. */
  readonly error?: string | undefined;
  /** Value of the field, where the screen knows it (an invited person's email). Kept when it changes to `undefined`. */
  readonly value?: string | undefined;
  /**
   * Visually hidden and out of the accessibility tree, for password managers: the username on a screen that asks only
   * for the password.
   */
  readonly concealed?: boolean | undefined;
  /** Default true. */
  readonly required?: boolean | undefined;
  /** Validates the value; an error message, or `undefined` when it is valid. */
  readonly check?: ((value: string) => string | undefined) | undefined;
  /** Live checklist of a new password, computed from its value. */
  readonly rules?: ((value: string) => readonly FieldRule[]) | undefined;
  /** Strength meter of a new password. */
  readonly strength?: FieldStrength | undefined;
  /** Button beside the label: "Forgot password?" */
  readonly action?: { readonly label: string; readonly press: () => void } | undefined;
}

/** Submitted values by field name; a ticked box is `on`, an unticked one is empty. */
export type CredentialValues<Name extends string = string> = Readonly<Record<Name, string>>;

/** Description of a form by its screen. Showing another one updates the existing nodes and never replaces an input. */
export interface CredentialsSpec<Name extends string = string> {
  /** Key of the screen: where it changes, the first field can be focused. */
  readonly step: string;
  readonly fields: readonly FieldSpec<Name>[];
  /** Label of the submit button. */
  readonly submit: string;
  /** Error of the whole form; announced. */
  readonly error?: string | undefined;
  /** Pending: the button shows it and a second submit is ignored. */
  readonly busy?: boolean | undefined;
  /** Blocked: a submit is ignored, though every field can be edited. */
  readonly blocked?: boolean | undefined;
  /** Focuses the first empty field when the step is shown. */
  readonly autoFocus?: boolean | undefined;
  /** Keeps typed secrets when an error arrives; by default they are cleared. */
  readonly keepSecrets?: boolean | undefined;
  /** Submit handler; absent until the screen has loaded: a submit before that waits for it. */
  readonly onSubmit?: ((values: CredentialValues<Name>) => void) | undefined;
}
