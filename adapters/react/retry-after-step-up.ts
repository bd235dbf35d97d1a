import type { App, Result } from '../../core/index.ts';

/** Proofs that are being asked for; calls that are refused at the same time share one. */
const asking = new WeakMap<App, Promise<boolean>>();
/** Apps whose user has declined to give one. */
const declined = new WeakSet<App>();

/**
 * Makes a call, and once more where the server asks for a fresh proof first and the user has given it on the login route.
 * Else the refusal is the result. `byItself`: no press of a button has led to it, and a user who has declined is not asked again.
 */
export const retryAfterStepUp = async <Value>(
  app: App,
  call: () => Promise<Result<Value>>,
  byItself = false,
): Promise<Result<Value>> => {
  const first = await call();
  // the client has asked already for what a company's policy requires
  if (first.ok || first.failure.kind !== 'stepUpRequired' || first.failure.tenantId) return first;
  if (byItself && declined.has(app)) return first;
  const { maxAge } = first.failure;
  let proof = asking.get(app);
  if (!proof) {
    proof = app.stepUp(maxAge === undefined ? {} : { maxAge }).finally(() => asking.delete(app));
    asking.set(app, proof);
  }
  const proved = await proof;
  if (proved) declined.delete(app);
  else declined.add(app);
  return proved ? call() : first;
};
