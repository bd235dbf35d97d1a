import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Changes } from './changes';

const place = document.querySelector('#host');
if (place)
  createRoot(place).render(
    <StrictMode>
      <Changes />
    </StrictMode>,
  );
