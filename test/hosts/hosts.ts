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
  /** Its login route is rendered when it is built. */
  readonly prerendersLogin?: boolean;
  /** Has a route `/reports` whose code is loaded for signed-in people alone. */
  readonly hasLazyRoute?: boolean;
  /** Its own version of React, for pages that show it: `everywhere.html` and, beside published scripts, `beside.html`. */
  readonly react?: string;
  /** Folder of what it has built for the base path `/app/`, which its router has, too; strangers there are led to sign in. */
  readonly based?: string;
  /** Rendered on a server of its own, which `npm run start` starts with what is built. */
  readonly rendersOnServer?: boolean;
  /** Its files that are examples of the documents, by their paths; the service in them is that of the test. */
  readonly examples?: Readonly<Record<string, string>>;
  /** Begins as its page of the documents does: its first page signs people in and out. */
  readonly isStart?: boolean;
  /** Path of a page of its own with the portal, beside what the documents have. */
  readonly portal?: string;
  /** Path of a call of its own back end, which needs the permission `reports.read`. */
  readonly backEnd?: string;
  /** Installed with others of this name, as the workspaces of one repository. */
  readonly repository?: string;
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
  {
    name: 'Vite, React 19',
    folder: 'vite-react',
    repository: 'React 19',
    documents: REACT,
    hasChanges: true,
    react: '19.3.1',
  },
  {
    name: 'Vite, React 18',
    folder: 'vite-react',
    documents: REACT,
    hasChanges: true,
    react: REACT_18.react,
    versions: REACT_18,
    without: NOT_IN_18,
  },
  {
    name: 'Vite, React as its page begins',
    folder: 'vite-start',
    repository: 'React 19',
    documents: [],
    isStart: true,
    examples: { 'vite.config.ts': 'react/vite/vite.config.ts', 'src/App.tsx': 'react/vite/App.tsx' },
  },
  { name: 'Vite, Vue 3', folder: 'vite-vue', documents: [], hasChanges: true, based: 'based' },
  {
    name: 'Angular CLI, Angular 21',
    folder: 'angular',
    documents: [],
    output: 'dist/browser',
    based: 'based',
    switches: true,
    hasChanges: true,
    hasLazyRoute: true,
    prerendersLogin: true,
  },
  {
    name: 'Next.js, React 19',
    folder: 'next',
    documents: ['demo/docs/server-rendering.md'],
    rendersOnServer: true,
    without: ['react-router'],
    isStart: true,
    portal: '/portal',
    examples: {
      'next.config.ts': 'react/next/next.config.ts',
      'app/account-app.tsx': 'react/next/account-app.tsx',
      'app/layout.tsx': 'react/next/layout.tsx',
      'app/page.tsx': 'react/next/page.tsx',
      'app/account/login/page.tsx': 'react/next/account-page.tsx',
      'app/account/[...page]/page.tsx': 'react/next/account-page.tsx',
      'proxy.ts': 'back-end-next.ts',
      'app/api/reports/route.ts': 'back-end-next-route.ts',
    },
    backEnd: '/api/reports',
  },
  {
    name: 'React Router, React 19',
    folder: 'react-router',
    repository: 'React 19',
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
