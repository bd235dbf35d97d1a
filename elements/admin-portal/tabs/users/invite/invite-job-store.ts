import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import type { Failure } from '../../../../../core/contract/failure.ts';
import type { BulkInviteResult } from '../../../../../core/contract/members.ts';

/** State of a bulk invitation. */
export interface InviteJob {
  readonly state: 'editing' | 'running' | 'stopped' | 'done';
  /** Addresses not sent yet. */
  readonly left: readonly string[];
  readonly total: number;
  readonly invited: number;
  readonly refused: BulkInviteResult['refused'];
  readonly roleIds: readonly RoleId[];
  /** Failure that stopped the job. */
  readonly failure?: Failure | undefined;
}

/** Initial state of every job. */
export const IDLE_INVITE_JOB: InviteJob = {
  state: 'editing',
  left: [],
  total: 0,
  invited: 0,
  refused: [],
  roleIds: [],
};

/** Store of an invite job, independent of its dialog. */
export interface InviteJobStore {
  get(): InviteJob;
  change(changes: Partial<InviteJob>): void;
  subscribe(listener: () => void): () => void;
  /** Acquires the job's lock; returns the controller to abort it, or `undefined` if it is running already. */
  take(): AbortController | undefined;
  free(): void;
  stop(): void;
}

/** Creates a store with an idle job. */
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

/**
 * Store of the invite job of an app and a session's scope; it outlives its dialog, which shows the job when reopened.
 */
export const inviteJobStore = (app: object, scope: string): InviteJobStore => {
  const scopes = kept.get(app) ?? new Map<string, InviteJobStore>();
  kept.set(app, scopes);
  const keeper = scopes.get(scope) ?? createInviteJobStore();
  scopes.set(scope, keeper);
  return keeper;
};
