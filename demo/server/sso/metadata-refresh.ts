import type { Ports } from '../ports.ts';
import { fetchMetadata } from './metadata.ts';

const HOUR_MS = 3_600_000;

type Parts = Pick<Ports, 'store' | 'clock' | 'log' | 'sso' | 'fetch' | 'config' | 'dev'>;

/** Hourly job that reads the metadata of SAML providers again, on one of the nodes, so that a new key is known in time. */
export interface MetadataRefresh {
  /** Runs the job now, unless a node has within the hour; resolves with the number of configurations that changed. */
  refresh(): Promise<number>;
  start(): void;
  stop(): void;
}

/**
 * Takes the certificates of each provider's metadata, where the issuer is the same; the rest stays as an administrator has
 * saved it. One that cannot be read keeps what it has. Ours.
 */
export const openMetadataRefresh = (parts: Parts): MetadataRefresh => {
  const { store, clock, log } = parts;
  let timer: ReturnType<typeof setInterval> | undefined;
  const refresh = async (): Promise<number> => {
    const now = clock.now();
    const { points } = await store.counters.add('job:sso-metadata', 1, HOUR_MS, now);
    if (points > 1) return 0;
    const rows = store.scoped({ across: 'ssoMetadata' });
    let changed = 0;
    for (const { id, metadataUrl, idpEntityId, publicCertificate } of await rows.ssoConfigurations.find({
      where: { enabled: true, metadataUrl: { not: null } },
    })) {
      const read = await fetchMetadata(parts, metadataUrl ?? '');
      if (!read.ok || read.value.idpEntityId !== idpEntityId) {
        log.warn({ configuration: id }, 'The metadata of a provider could not be read again');
        continue;
      }
      const found = read.value.publicCertificate ?? publicCertificate;
      if (found === publicCertificate) continue;
      const kept = { publicCertificate: found, metadataReadAt: now.toISOString() };
      // an administrator may have saved another provider in the course of it
      const where = { id, metadataUrl, idpEntityId };
      changed += (await rows.transaction((all) => all.ssoConfigurations.update(where, kept))).length;
    }
    if (changed > 0) log.info({ changed }, 'Certificates of providers were renewed');
    return changed;
  };
  const tryTo = () =>
    void refresh().catch((cause: unknown) =>
      log.warn({ error: cause instanceof Error ? cause.message : 'unknown' }, 'Metadata could not be read again'),
    );
  return {
    refresh,
    start: () => {
      timer = setInterval(tryTo, HOUR_MS);
      timer.unref();
      tryTo();
    },
    stop: () => clearInterval(timer),
  };
};
