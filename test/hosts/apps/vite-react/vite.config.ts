import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  envPrefix: 'SERVICE',
  server: { strictPort: true, ...(process.env['PORT'] && { port: Number(process.env['PORT']) }) },
});
