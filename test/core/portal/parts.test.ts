import { describe, expect, it } from 'vitest';
import { failed, type Failure, ok } from '../../../core/contract/failure.ts';
import { fieldAppearanceIn } from '../../../core/portal/appearance.ts';
import { runBulk, bulkOutcomeOf } from '../../../elements/admin-portal/lists/bulk.ts';
import { csvOf } from '../../../elements/admin-portal/lists/csv.ts';
import { parseAddresses } from '../../../elements/admin-portal/tabs/users/invite/addresses.ts';
import { runInviteJob } from '../../../elements/admin-portal/tabs/users/invite/run-invite-job.ts';
import { createInviteJobStore } from '../../../elements/admin-portal/tabs/users/invite/invite-job-store.ts';
import { fieldFailures } from '../../../elements/admin-portal/forms/field-failures.ts';
import type { FieldFailure } from '../../../core/contract/field-failure.ts';
import { messages as uiMore } from '../../../elements/i18n/en/ui-more.ts';
import { wordsOfField } from '../../../elements/kit/use-failure-message.ts';

describe('an exported list', () => {
  it('is read by a spreadsheet as text, without formulas', () => {
    const rows = [{ name: 'Ada, "Countess"' }, { name: '=HYPERLINK("evil")' }, { name: '-1+2' }, { name: null }];
    const columns = [{ header: 'Name', text: ({ name }: { name: string | null }) => name }];
    expect(csvOf(columns, rows).split('\r\n')).toEqual([
      '\uFEFFName',
      '"Ada, ""Countess"""',
      '"\'=HYPERLINK(""evil"")"',
      "'-1+2",
      '',
      '',
    ]);
  });
});

describe('a refusal of a form', () => {
  const invalid: Failure = {
    kind: 'invalidInput',
    message: '',
    errors: ['name: must have at most 100 characters', 'roles.3: no', 'other: no', 'key: must not be empty'],
    fields: [
      { path: 'name', code: 'tooLong', params: { count: 100 } },
      { path: 'roles.3', code: 'notId', params: {} },
      { path: 'other', code: 'empty', params: {} },
    ],
  };

  const words = { whole: 'ours', field: (failure: FieldFailure) => wordsOfField(uiMore.answers, failure) };

  it('is shown beside its fields, in our own messages', () =>
    expect(fieldFailures(invalid, ['name', 'key', 'roles'], {}, words)).toEqual({
      name: 'Use at most 100 characters.',
      roles: 'This isn’t a valid ID.',
    }));

  it('is shown beside the field of its whole path, where the form has one', () => {
    const fields: FieldFailure[] = [{ path: 'address.country', code: 'malformed', params: {} }];
    expect(fieldFailures({ ...invalid, fields }, ['name', 'address.country'], {}, words)).toEqual({
      'address.country': uiMore.answers.fields.malformed,
    });
  });

  it('has a generic message for an unknown code', () => {
    const fields = [{ path: 'name', code: 'tooLoud', params: {} } as unknown as FieldFailure];
    expect(fieldFailures({ ...invalid, fields }, ['name'], {}, words)).toEqual({
      name: uiMore.answers.fields.malformed,
    });
  });

  it('is shown beside the field that its kind belongs to', () =>
    expect(fieldFailures({ kind: 'roleKeyTaken', message: 'server' }, ['key'], { roleKeyTaken: 'key' }, words)).toEqual(
      {
        key: 'ours',
      },
    ));
});

describe('a bulk action', () => {
  it('makes at most four calls at once, continues after failures, and reports them', async () => {
    let [under, most] = [0, 0];
    const progress: number[] = [];
    const act = async (row: number) => {
      most = Math.max(most, (under += 1));
      await Promise.resolve();
      under -= 1;
      return row % 3 === 0 ? failed({ kind: 'insufficientPrivilege', message: 'no' } as const) : ok(row);
    };
    const tally = await runBulk([1, 2, 3, 4, 5, 6, 7, 8], act, { onProgress: (share) => progress.push(share) });
    expect(most).toBe(4);
    expect(progress.at(-1)).toBe(1);
    const outcome = bulkOutcomeOf(
      tally,
      (count) => `${count} done`,
      String,
      ({ kind }) => kind,
    );
    expect(outcome).toEqual({
      done: '6 done',
      failed: false,
      skipped: ['3', '6'].map((name) => ({ name, reason: 'insufficientPrivilege' })),
    });
  });

  it('starts no more calls once cancelled', async () => {
    const stop = new AbortController();
    const act = async (row: number) => {
      stop.abort();
      return ok(row);
    };
    expect((await runBulk([1, 2, 3, 4, 5, 6], act, { signal: stop.signal })).done).toHaveLength(1);
  });
});

describe('a bulk invitation', () => {
  const many = Array.from({ length: 120 }, (_, at) => `p${at}@acme.test`);

  it('extracts addresses from the text around them, each once', () => {
    expect(parseAddresses(['Ada', '<Ada@Acme.test>,', 'ada@acme.test', '"bo@"'])).toEqual({
      addresses: [
        { value: 'ada@acme.test', isGood: true },
        { value: 'bo@', isGood: false },
      ],
      leftOut: 1,
    });
    // what the server refuses after sending is marked before
    const odd = [
      'a@x_y.test',
      'a@-x.test',
      'a(b)@x.test',
      'a\u200b@x.test',
      `${'a'.repeat(65)}@x.test`,
      `a@${'x.'.repeat(130)}test`,
    ];
    expect(parseAddresses(odd).addresses.filter(({ isGood }) => isGood)).toEqual([]);
    const international = ['ada@bücher.test', 'נועם@דוגמה.test', 'zoe\u0308@x.test'];
    expect(parseAddresses(international).addresses).toEqual(
      international.map((address) => ({ value: address.normalize('NFC'), isGood: true })),
    );
    expect(parseAddresses(['ada']).addresses).toEqual([{ value: 'ada', isGood: false }]);
  });

  it('keeps rate-limited addresses for the next run, and reports progress on the others', async () => {
    const keeper = createInviteJobStore();
    keeper.change({ left: many, total: many.length });
    const sizes: number[] = [];
    let room = 70;
    const ask = async ({ users }: { users: { email: string }[] }) => {
      sizes.push(users.length);
      const late = users.slice(room);
      const refused = late.map(({ email }) => ({ email, errors: [], errorCode: 'rateLimited' as const }));
      const invited = users.slice(0, room).map(() => ({}) as never); // nothing is read of them
      room = Math.max(0, room - users.length);
      return ok({ invited, refused });
    };
    const told: number[] = [];
    await runInviteJob(keeper, ask, (done) => told.push(done));
    expect(sizes).toEqual([50, 50, 20]);
    expect(keeper.get()).toMatchObject({
      state: 'stopped',
      invited: 70,
      refused: [],
      failure: { kind: 'rateLimited' },
    });
    expect(keeper.get().left.length).toBe(50);
    room = 100;
    await runInviteJob(keeper, ask, (done) => told.push(done));
    expect(keeper.get()).toMatchObject({ state: 'done', invited: 120, left: [], failure: undefined });
    expect([told[0], told.at(-1)]).toEqual([0, 120]);
  });
});

const options = (appearance: unknown) => ({
  adminPortal: { pages: { roles: { fieldsProperties: { key: { appearance } } } } },
});

describe('how a field appears', () => {
  it.each([
    ['as the host says', [options('hidden'), options('edit')], 'hidden'],
    ['as the operator says, where the host does not', [undefined, options('viewOnly')], 'viewOnly'],
    ['for editing, where no source has a valid value', [options('gone'), null], 'edit'],
  ])('is %s', (_, sources, appearance) =>
    expect(fieldAppearanceIn(sources, 'roles', 'fieldsProperties', 'key')).toBe(appearance),
  );
});
