// Holds imports against the rooms of their folders, and finds circles.
import { basename } from 'node:path/posix';
import { ROOMS, WITHOUT_CIRCLES } from './rooms.mjs';

/** Tiers of a folder: rooms that stand side by side, from the bottom up. */
const tiersOf = (listed) => listed.map((entry) => (typeof entry === 'string' ? { rooms: [entry] } : entry));

/** How closely a name of rooms names a file, and which room that is; `undefined` where it does not. */
const match = (name, file) => {
  const first = file.includes('/') ? file.slice(0, file.indexOf('/') + 1) : undefined;
  if (name === './') return first ? undefined : { room: './', closeness: 0 };
  if (name.endsWith('*/')) {
    const parent = name.slice(0, -2);
    const child = file.startsWith(parent) ? /^([^/]+)\//.exec(file.slice(parent.length))?.[1] : undefined;
    return child && { room: child, closeness: parent.length + 1 };
  }
  if (name.endsWith('/')) return file.startsWith(name) ? { room: name, closeness: name.length + 1 } : undefined;
  const fits = name.startsWith('*') ? basename(file).endsWith(name.slice(1)) : basename(file) === name;
  return fits ? { room: name, closeness: 1000 + name.length } : undefined;
};

/** The room of a file, by its path in the folder, and the tier that the room is in. */
const roomOf = (tiers, file) =>
  tiers
    .flatMap(({ rooms }, tier) => rooms.map((name) => ({ tier, name, ...match(name, file) })))
    .filter(({ room }) => room !== undefined)
    .toSorted((one, other) => other.closeness - one.closeness)[0];

/** Why a file in one room may not import another room; `undefined` where it may. */
const refusal = (tiers, from, to) => {
  if (from.tier > to.tier || (from.tier === to.tier && from.room === to.room)) return undefined;
  if (from.tier < to.tier) return `${to.room} stands after ${from.room}`;
  const { apart, but = {} } = tiers[from.tier];
  return apart && !but[from.room]?.includes(to.room) ? `${to.room} stands beside ${from.room}` : undefined;
};

const inFolder = (folder, file) => (file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : undefined);

const faultsIn = (folder, listed, files, importsOf) => {
  const tiers = tiersOf(listed);
  const own = files.filter((file) => inFolder(folder, file));
  const roomAt = (file) => roomOf(tiers, inFolder(folder, file));
  const homeless = own.filter((file) => !roomAt(file)).map((file) => `${file} stands in no room of ${folder}`);
  const empty = tiers
    .flatMap(({ rooms }) => rooms)
    .filter((name) => !own.some((file) => roomAt(file)?.name === name))
    .map((name) => `${folder} has no room ${name}`);
  const crossing = own.flatMap((file) => {
    const from = roomAt(file);
    return importsOf(file).flatMap(({ to }) => {
      const target = from && inFolder(folder, to) && roomAt(to);
      const why = target && refusal(tiers, from, target);
      return why ? [`${file} may not import ${to}: ${why}`] : [];
    });
  });
  // side by side and one way only
  const ways = new Map();
  for (const file of own) {
    const from = roomAt(file);
    for (const { to } of from ? importsOf(file) : []) {
      const target = inFolder(folder, to) && roomAt(to);
      if (target?.tier === from.tier && target.room !== from.room)
        ways.set(from.room, new Set([...(ways.get(from.room) ?? []), target.room]));
    }
  }
  const circles = circlesOf(ways.keys(), (room) => ways.get(room) ?? []);
  return [
    ...homeless,
    ...empty,
    ...crossing,
    ...circles.map((circle) => `${folder}: ${circle.join(' and ')} import one another`),
  ];
};

/** Groups of nodes that lead back to themselves. Source: Tarjan, "Depth-first search and linear graph algorithms". */
const circlesOf = (nodes, nextOf) => {
  const lowest = new Map();
  const path = [];
  const circles = [];
  const visit = (node) => {
    const place = lowest.size;
    lowest.set(node, place);
    path.push(node);
    for (const next of nextOf(node)) {
      if (!lowest.has(next)) visit(next);
      if (path.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== place) return;
    const circle = path.splice(path.indexOf(node));
    if (circle.length > 1) circles.push(circle);
  };
  for (const node of nodes) if (!lowest.has(node)) visit(node);
  return circles;
};

/** Imports that cross rooms against their order, files without a room, rooms without a file, and circles. A line each. */
export const roomFaults = (files, importsOf, tables = ROOMS, withoutCircles = WITHOUT_CIRCLES) => {
  const rooms = Object.entries(tables).flatMap(([folder, listed]) => faultsIn(folder, listed, files, importsOf));
  const known = new Set(files.filter((file) => withoutCircles.some((folder) => file.startsWith(folder))));
  const nextOf = (file) => importsOf(file).flatMap(({ to }) => (known.has(to) ? [to] : []));
  return [
    ...rooms,
    ...circlesOf(known, nextOf).map((circle) => `a circle of imports: ${circle.toReversed().join(', ')}`),
  ];
};
