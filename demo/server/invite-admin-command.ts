import { createSealer } from './keys/sealer.ts';
import { logLevel, pinoLog } from './log/pino-log.ts';
import { openMailService } from './mail/mail-service.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { type AdminInvitation, inviteAdmin } from './members/invite-admin.ts';
import { checkDatabase } from './dev/database/external.ts';
import { readProcessSettings } from './process/process-settings.ts';
import { keepRoles } from './roles/keep-roles.ts';
import { readAll, StartFailure } from './start-failure.ts';
import { postgresStore } from './store/postgres.ts';
import type { Environment } from './vendor/environment.ts';
import { readSettings, type Settings } from './vendor/settings.ts';

/**
 * Runs `fe-server invite-admin` beside the server, or before its first start, with the server's own environment: tables
 * and roles are made where they are missing. Resolves to what to tell. A mail that cannot leave now waits in the outbox.
 */
export const runInviteAdmin = async (invitation: AdminInvitation, env: Environment): Promise<string> => {
  const dev = env.FE_DEV === '1';
  const { databaseUrl, settings } = readAll<{ databaseUrl: string | undefined; settings: Settings }>({
    databaseUrl: () => readProcessSettings(env, dev).databaseUrl,
    settings: () => readSettings(env, { dev, port: 0 }),
  });
  if (!databaseUrl) throw new StartFailure('DATABASE_URL is not set: invite-admin needs a PostgreSQL that is running.');
  await checkDatabase(databaseUrl);
  const { config, secretKeys, smtpUrl, mailFrom, publicUrl } = settings;
  const log = pinoLog(logLevel(env.LOG_LEVEL, dev));
  const clock = { now: () => new Date() };
  const store = await postgresStore(databaseUrl, log);
  const mailer = smtpMailer(smtpUrl ?? '', { name: config.vendor.name, address: mailFrom });
  const sealer = createSealer(secretKeys);
  const post = openMailService({ store, sealer, clock, log, mailer, config, publicUrl });
  try {
    await keepRoles(store, config, clock);
    const { email, company } = invitation;
    const done = await inviteAdmin({ store, clock, config, post }, invitation);
    if (!done.ok) throw new StartFailure(done.failure);
    if (smtpUrl) await post.sendDue();
    const opened = done.value.opened ? `"${company}" is a new company. ` : '';
    const before = done.value.again ? ' The link sent before has ended.' : '';
    return `${opened}${email} is invited to administer "${company}", by a mail whose link works for ${config.links.invitationHours} hours.${before}`;
  } finally {
    await post.stop();
    mailer.close();
    await store.close();
  }
};
