import { FeAdminPortal, FeProvider, FeUserButton, Protected, useAuthUser } from 'fe-elements/react';

const Home = () => (
  <>
    <FeUserButton />
    <h1>Hello, {useAuthUser()?.name}</h1>
    <FeAdminPortal routing="memory" />
  </>
);

const App = () => (
  <FeProvider baseUrl="/" urlStrategy="path" loading={<p>Loading...</p>}>
    <Protected>
      <Home />
    </Protected>
  </FeProvider>
);

export default App;
