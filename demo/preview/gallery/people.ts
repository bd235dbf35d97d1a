import type { AvatarSubject } from '../../../elements/ui/avatar/avatar.tsx';

/** A small picture that every page may load: a face drawn in a few lines, taken along as data. */
export const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#c7d2fe" d="M0 0h40v40H0z"/><circle cx="20" cy="16" r="7" fill="#4338ca"/><path fill="#4338ca" d="M6 40c0-9 6-14 14-14s14 5 14 14z"/></svg>',
)}`;

/** Some who work at Acme Robotics. */
export const people: readonly (AvatarSubject & { id: string })[] = [
  { id: 'u-ada', name: 'Ada Lovelace', src: portrait },
  { id: 'u-bo', name: 'Bo Lindqvist' },
  { id: 'u-ro', name: 'Rosalind Franklin' },
  { id: 'u-sue', name: 'Susanne Müller-Lüdenscheidt' },
  { id: 'u-noa', name: 'נועה בן־דוד' },
  { id: 'u-kim', name: '김민준' },
  { id: 'u-tom', name: 'Tom Okafor' },
  { id: 'u-zoe', name: 'zoe@acme.test' },
  { id: 'u-ivy', name: 'Ivy Nguyễn' },
  { id: 'u-max', name: 'Max Power' },
  { id: 'u-eve', name: 'Eve Polastri' },
];
