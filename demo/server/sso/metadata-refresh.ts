import { type HourlyJob, openHourlyJob } from '../jobs/hourly-job.ts';
import type { Ports } from '../ports.ts';
import { fetchMetadata } from './metadata.ts';

type Parts = Pick<Ports, 'store' | 'clock' | 'log' | 'sso' | 'fetch' | 'config' | 'dev'>;

/**
 * Job that reads the metadata of SAML providers again, so that a new key is known in time, and counts the configurations
 * that changed. It takes the certificates where the issuer is the same; the rest stays as an administrator has saved it.
 * One that cannot be read keeps what it has. Ours.
 */
export const openMetadataRefresh = (parts: Parts): HourlyJob => {
  const { store, clock, log } = parts;
  const work = async (now: Date): Promise<number> => {
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
  return openHourlyJob({
    name: 'sso-metadata',
    failure: 'Metadata could not be read again',
    work,
    ports: { store, clock, log },
  });
};
