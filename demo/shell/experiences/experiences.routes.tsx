import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { GraphqlProvider } from '../graphql/graphql-provider.tsx';
import { UnknownPage } from '../pages/unknown.page.tsx';
import { EditorPage } from './editor.page.tsx';
import { ExperiencePage } from './experience.page.tsx';
import { ListPage } from './list.page.tsx';
import './experiences.css';

/** Pages of experiences, with the GraphQL client that they share. */
export const ExperienceRoutes = (): ReactElement => (
  <GraphqlProvider>
    <Routes>
      <Route index element={<ListPage />} />
      <Route path="new" element={<EditorPage />} />
      <Route path=":id" element={<ExperiencePage />} />
      <Route path=":id/edit" element={<EditorPage />} />
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  </GraphqlProvider>
);
