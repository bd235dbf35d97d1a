import { ownAccount } from '../../../core/contract/own-account.ts';
import { serve } from '../serve.ts';
import { cancelDeletion, read, requestDeletion, undoDeletion } from './deletion.ts';
import { exportData } from './export-data.ts';
import { leave } from './leaving.ts';

/** Routes of the caller's account as a whole. Source: protocol/accounts.md#own-account. */
export const ownAccountRoutes = serve(ownAccount, {
  read,
  leave,
  exportData,
  requestDeletion,
  cancelDeletion,
  undoDeletion,
});
