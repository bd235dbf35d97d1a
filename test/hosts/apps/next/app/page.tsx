import { Home } from './home';

// oxlint-disable-next-line import/no-default-export -- Next.js asks for it
export default function Page() {
  return <Home />;
}
