import { describe, expect, it } from 'vitest';
import { CONTROLS, UNSHOWN } from '../../../kit/controls/controls.ts';
import { MATRIX } from '../../../kit/authority/matrix.ts';

/** The areas whose screens are users, groups, roles, API tokens, accounts below and the subscription. */
const AREAS =
  /^(personalTokens|tenantTokens|tenants|subTenants|members|invitations|impersonation|groups|roles|permissions|billing|subscriptions|invoices|paymentMethods|paymentProviders)\./;

describe('a control that the portal offers by a permission', () => {
  for (const { at, name, needs, calls } of CONTROLS)
    it(`is refused on the wire without it: ${name}, in ${at}`, () =>
      expect(calls.map((call) => [call, MATRIX[call]?.who])).toEqual(calls.map((call) => [call, needs])));

  it('exists for every call that needs a permission, except those without a screen', () => {
    const opened = Object.entries(MATRIX).filter(([name, { who }]) => AREAS.test(name) && who.startsWith('fe.'));
    const offered = CONTROLS.flatMap(({ calls }) => calls);
    expect(
      opened
        .map(([name]) => name)
        .filter((name) => !offered.includes(name))
        .toSorted(),
    ).toEqual([...UNSHOWN].toSorted());
  });
});
