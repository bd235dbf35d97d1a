import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { applyHead } from './configuration/apply-head.ts';
import { readConfiguration } from './configuration/shell-configuration.ts';
import { Shell } from './shell.tsx';
// after the shell: the token of a mailed link has left the address before a script of others runs
import { loadTagManagers } from './tag-manager/load-tag-managers.ts';
import './shell.css';

const place = document.getElementById('shell');
if (place) {
  const configuration = readConfiguration(document);
  applyHead(document, configuration);
  createRoot(place).render(
    <StrictMode>
      <BrowserRouter>
        <Shell configuration={configuration} />
      </BrowserRouter>
    </StrictMode>,
  );
  loadTagManagers(window, configuration.tagManagers);
}
