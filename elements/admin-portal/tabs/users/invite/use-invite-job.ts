import { useSyncExternalStore } from 'react';
import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import { members } from '../../../../../core/contract/members.ts';
import { useApp } from '../../../../kit/use-app.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useQueryScope } from '../../../../kit/use-query-scope.ts';
import { runInviteJob } from './run-invite-job.ts';
import { type InviteJob, inviteJobStore, IDLE_INVITE_JOB } from './invite-job-store.ts';
import { PEOPLE_QUERIES } from '../person/person.ts';

/** Bulk invite job of the current session: its state, and commands to begin, stop, resume and discard it. */
export const useInviteJob = (onProgress: (done: number, total: number) => void) => {
  const keeper = inviteJobStore(useApp(), useQueryScope());
  const course = useSyncExternalStore(keeper.subscribe, keeper.get);
  const command = useCommand(members.inviteMany, { invalidates: PEOPLE_QUERIES });
  const goOn = () => void runInviteJob(keeper, (body) => command.run({ body }), onProgress);
  return {
    course,
    begin: (addresses: readonly string[], refused: InviteJob['refused'], roleIds: readonly RoleId[]) => {
      keeper.change({ ...IDLE_INVITE_JOB, left: addresses, total: addresses.length, refused, roleIds });
      goOn();
    },
    goOn,
    stop: keeper.stop,
    /** Discards the job. */
    forget: () => keeper.change(IDLE_INVITE_JOB),
  };
};
