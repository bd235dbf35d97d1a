import { describe, expect, it } from 'vitest';
import { roomFaults } from './room-faults.mjs';
import { apart, layered, type Listed } from './rooms.mjs';

/** Faults of a small tree, given as the imports of each file. */
const faultsOf = (tree: Record<string, string[]>, rooms: Listed[], withoutCircles: string[] = []) =>
  roomFaults(
    Object.keys(tree),
    (file: string) => (tree[file] ?? []).map((to) => ({ to })),
    { house: rooms },
    withoutCircles,
  );

describe('the rooms of a folder', () => {
  it('import earlier rooms and their own files', () =>
    expect(
      faultsOf({ 'house/b/2.ts': ['house/a/1.ts', 'house/b/3.ts'], 'house/a/1.ts': [], 'house/b/3.ts': [] }, [
        'a/',
        'b/',
      ]),
    ).toEqual([]));

  it('import no later room', () =>
    expect(faultsOf({ 'house/a/1.ts': ['house/b/2.ts'], 'house/b/2.ts': [] }, ['a/', 'b/'])).toEqual([
      'house/a/1.ts may not import house/b/2.ts: b/ stands after a/',
    ]));

  it('import no room of the same rank, except an allowed pair', () => {
    const tree = { 'house/a/1.ts': ['house/b/2.ts'], 'house/b/2.ts': [] };
    expect(faultsOf(tree, [apart('*/')])).toEqual(['house/a/1.ts may not import house/b/2.ts: b stands beside a']);
    expect(faultsOf(tree, [apart('*/', { a: ['b'] })])).toEqual([]);
  });

  it('of one layer import one another in one direction only', () => {
    const tree = { 'house/a/1.ts': ['house/b/2.ts'], 'house/b/2.ts': [] as string[], 'house/b/3.ts': [] as string[] };
    expect(faultsOf(tree, [layered('*/')])).toEqual([]);
    expect(faultsOf({ ...tree, 'house/b/3.ts': ['house/a/1.ts'] }, [layered('*/')])).toEqual([
      'house: a and b import one another',
    ]);
  });

  it('with a longer path take a file from those with a shorter one', () =>
    expect(
      faultsOf({ 'house/a/x/1.ts': ['house/a/2.ts'], 'house/a/2.ts': [], 'house/a/x/1.part.ts': ['house/a/x/1.ts'] }, [
        'a/',
        'a/x/',
        '*.part.ts',
      ]),
    ).toEqual([]));

  it('cover every file, and none is empty', () =>
    expect(faultsOf({ 'house/1.ts': [], 'house/a/2.ts': [] }, ['a/', 'b/'])).toEqual([
      'house/1.ts stands in no room of house',
      'house has no room b/',
    ]));

  it('hide no cycle of files, which is reported whole', () =>
    expect(
      faultsOf(
        {
          'house/1.ts': ['house/2.ts'],
          'house/2.ts': ['house/3.ts'],
          'house/3.ts': ['house/1.ts'],
          'house/4.ts': ['house/1.ts'],
        },
        ['./'],
        ['house/'],
      ),
    ).toEqual(['a circle of imports: house/3.ts, house/2.ts, house/1.ts']));
});
