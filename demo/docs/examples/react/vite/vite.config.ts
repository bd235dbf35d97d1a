import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // calls of the elements go to this address, and on to the service
  server: { proxy: { '/frontegg': 'http://localhost:3000' } },
});
