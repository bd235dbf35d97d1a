/** One fresh application that embeds the packed product. A framework more is a folder and a row. */
export interface HostApplication {
  readonly name: string;
  /** Its folder in `apps`. `npm run build` checks its types and leaves its files in `dist`; `npm run dev`, where there is one, serves it on `PORT`. */
  readonly folder: string;
  /** The documents whose examples in its language are part of it. */
  readonly documents: readonly string[];
  /** Folder of what it has built; `dist` by default. */
  readonly output?: string;
  /** Has buttons that switch theme and language and take the portal out of the page. */
  readonly switches?: boolean;
  /** Has a page `changes.html`, whose elements are moved, removed and changed. */
  readonly hasChanges?: boolean;
  /** That page inserts the element again that it has removed, where a framework makes another one. */
  readonly keepsElements?: boolean;
  /** Rendered on a server of its own, which `npm run start` starts with what is built. */
  readonly rendersOnServer?: boolean;
  /** Packages installed in other versions than its package.json says. */
  readonly versions?: Readonly<Record<string, string>>;
  /** Packages that are not installed, and their examples left out. */
  readonly without?: readonly string[];
}

const REACT = ['README.md', 'demo/docs/react.md'];
const REACT_18 = { react: '18.2.0', 'react-dom': '18.2.0', '@types/react': '18.3.31', '@types/react-dom': '18.3.7' };
/** Packages whose own declarations do not pass a type check beside the types of React 18. */
const NOT_IN_18 = ['@tanstack/react-router'];

export const hosts: readonly HostApplication[] = [
  { name: 'Vite, React 19', folder: 'vite-react', documents: REACT, hasChanges: true },
  {
    name: 'Vite, React 18',
    folder: 'vite-react',
    documents: REACT,
    hasChanges: true,
    versions: REACT_18,
    without: NOT_IN_18,
  },
  { name: 'Vite, Vue 3', folder: 'vite-vue', documents: [], hasChanges: true },
  { name: 'Angular CLI, Angular 21', folder: 'angular', documents: [], output: 'dist/browser', switches: true },
  {
    name: 'Next.js, React 19',
    folder: 'next',
    documents: ['demo/docs/server-rendering.md'],
    rendersOnServer: true,
    without: ['react-router'],
  },
  {
    name: 'React Router, React 19',
    folder: 'react-router',
    documents: ['demo/docs/server-rendering.md'],
    rendersOnServer: true,
    without: ['next/navigation', 'hono'],
  },
  {
    name: 'esbuild, no framework',
    folder: 'esbuild',
    documents: ['demo/docs/vanilla.md'],
    hasChanges: true,
    keepsElements: true,
  },
];
