import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import type { Failure } from '../../../../../core/contract/failure.ts';
import type { BulkInviteResult } from '../../../../../core/contract/members.ts';

/** How far it has come with inviting many by their addresses. */
export interface InviteJob {
  readonly state: 'editing' | 'running' | 'stopped' | 'done';
  /** Those that were not sent yet. */
  readonly left: readonly string[];
  readonly total: number;
  readonly invited: number;
  readonly refused: BulkInviteResult['refused'];
  readonly roleIds: readonly RoleId[];
  /** Why it stopped by itself. */
  readonly failure?: Failure | undefined;
}

/** Where every course begins. */
export const IDLE_INVITE_JOB: InviteJob = {
  state: 'editing',
  left: [],
  total: 0,
  invited: 0,
  refused: [],
  roleIds: [],
};

/** Keeps a course, whoever looks at it. */
export interface InviteJobStore {
  get(): InviteJob;
  change(changes: Partial<InviteJob>): void;
  subscribe(listener: () => void): () => void;
  /** Lets one begin at a time: what stops it, or nothing where another is under way. */
  take(): AbortController | undefined;
  free(): void;
  stop(): void;
}

/** A keeper of its own. */
export const createInviteJobStore = (): InviteJobStore => {
  let course = IDLE_INVITE_JOB;
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

const kept = new WeakMap<object, Map<string, InviteJobStore>>();

/** The course of an app and whoever is in it: it outlives its dialog, and is there when this is opened again. */
export const inviteJobStore = (app: object, scope: string): InviteJobStore => {
  const scopes = kept.get(app) ?? new Map<string, InviteJobStore>();
  kept.set(app, scopes);
  const keeper = scopes.get(scope) ?? createInviteJobStore();
  scopes.set(scope, keeper);
  return keeper;
};
