import type { Ports } from '../ports.ts';
import type { AdministratorWriter, Caller } from '../rules.ts';
import type { DeletionRecord } from '../store/records.ts';

/** Time in which an administrator can undo a deletion, in milliseconds: the ten seconds of the screen, and a slow network. Ours. */
export const UNDO_MS = 60_000;

type Rows = Pick<AdministratorWriter, 'deletions'>;
type Details = DeletionRecord['details'];

/** Records a deletion, in its transaction, so that it can be restored within the minute. */
export const recordDeletion = async (
  rows: Rows,
  { caller: { tenantId }, ports }: { caller: Caller; ports: Pick<Ports, 'clock'> },
  id: string,
  details: Details,
): Promise<void> => {
  const expires = new Date(ports.clock.now().getTime() + UNDO_MS).toISOString();
  await rows.deletions.insert({ id, tenantId, details, expires });
};

/** Details of a deletion that can still be restored. */
export const restorableDeletion = async (
  rows: Rows,
  { clock }: Pick<Ports, 'clock'>,
  id: string,
): Promise<Details | undefined> => {
  const found = await rows.deletions.get(id);
  return found && found.expires > clock.now().toISOString() ? found.details : undefined;
};
