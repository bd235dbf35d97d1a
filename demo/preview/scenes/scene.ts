import type { AppState } from '../../../core/store/state.ts';
import type { AnswerOf, AnyEndpoint, InputOf } from '../../../core/contract/endpoint.ts';
import type { AppOptions } from '../../../core/options.ts';
import type { RouteName } from '../../../core/contract/paths.ts';
import type { Preview, PreviewOptions } from '../preview.ts';

/** Tag of a scene's element: the login box, the portal and its tabs, or an element of a page's header. */
export type SceneTag =
  | 'fe-login-box'
  | 'fe-admin-portal'
  | `fe-${string}-tab`
  | 'fe-checkout-dialog'
  | 'fe-acting-bar'
  | 'fe-user-button'
  | 'fe-tenant-switcher';

/** Named situation of an element, by default the login box, with a server of its own in the page. */
export interface Scene {
  /** Claim about the visible result. */
  readonly shows: string;
  readonly tag?: SceneTag;
  /** Email of the signed-in user; none by default. */
  readonly as?: string;
  readonly preview?: PreviewOptions;
  /** Options of the app. */
  readonly options?: AppOptions;
  /** Attributes of the element. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Slotted content of the element. */
  readonly slotted?: () => readonly Node[];
  /** Holds the screen at a state that would pass by itself. */
  readonly holdAt?: (state: AppState) => boolean;
  /** Setup before the element is mounted. */
  readonly before?: (world: Pick<Stage, 'preview' | 'ask' | 'go'>) => Promise<void> | void;
  /** User actions that lead to the situation. */
  readonly play?: (stage: Stage) => Promise<void>;
}

/** Scene of the portal or of a tab. */
export interface PortalScene extends Scene {
  /** Visible texts, in English. */
  readonly reads: readonly string[];
}

/** Actions of a scene: those of its user, and on the server around it. */
export interface Stage {
  readonly box: HTMLElement;
  readonly preview: Preview;
  /** Makes a call to the server, as another client would. */
  ask<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>>;
  /** Opens a route of the box. */
  go(route: RouteName, query?: URLSearchParams): void;
  /** Types into the fields of the form, once they are there. A ticked box is `on`. */
  enter(values: Readonly<Record<string, string>>): Promise<void>;
  /** Submits the form and waits until it has been answered. */
  submit(): Promise<void>;
  /** Submits the form and does not wait. */
  send(): Promise<void>;
  /** Presses the nth button of the screen itself, counted from 0, once it is there. */
  press(nth: number): Promise<void>;
  /** Waits until nothing is under way. */
  settled(): Promise<void>;
  /** Waits until the box's shadow tree has such a node. */
  shown(selector: string): Promise<void>;
  /** Waits for a claim to hold. */
  until(claim: () => boolean): Promise<void>;
}
