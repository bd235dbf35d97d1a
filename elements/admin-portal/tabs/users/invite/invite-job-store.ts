import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import type { Failure } from '../../../../../core/contract/failure.ts';
import type { InvitedMany } from '../../../../../core/contract/members.ts';

/** How far it has come with inviting many by their addresses. */
export interface Course {
  readonly state: 'editing' | 'running' | 'stopped' | 'done';
  /** Those that were not sent yet. */
  readonly left: readonly string[];
  readonly total: number;
  readonly invited: number;
  readonly refused: InvitedMany['refused'];
  readonly roleIds: readonly RoleId[];
  /** Why it stopped by itself. */
  readonly failure?: Failure | undefined;
}

/** Where every course begins. */
export const START: Course = { state: 'editing', left: [], total: 0, invited: 0, refused: [], roleIds: [] };

/** Keeps a course, whoever looks at it. */
export interface CourseKeeper {
  get(): Course;
  change(changes: Partial<Course>): void;
  subscribe(listener: () => void): () => void;
  /** Lets one begin at a time: what stops it, or nothing where another is under way. */
  take(): AbortController | undefined;
  free(): void;
  stop(): void;
}

/** A keeper of its own. */
export const courseKeeper = (): CourseKeeper => {
  let course = START;
  let stopping: AbortController | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => course,
    change: (changes) => {
      course = { ...course, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: () => {
      if (stopping) return undefined;
      stopping = new AbortController();
      return stopping;
    },
    free: () => {
      stopping = undefined;
    },
    stop: () => stopping?.abort(),
  };
};

const kept = new WeakMap<object, Map<string, CourseKeeper>>();

/** The course of an app and whoever is in it: it outlives its dialog, and is there when this is opened again. */
export const keptCourse = (app: object, scope: string): CourseKeeper => {
  const scopes = kept.get(app) ?? new Map<string, CourseKeeper>();
  kept.set(app, scopes);
  const keeper = scopes.get(scope) ?? courseKeeper();
  scopes.set(scope, keeper);
  return keeper;
};
