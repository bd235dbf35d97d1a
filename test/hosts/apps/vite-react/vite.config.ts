import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  build: { rolldownOptions: { input: ['index.html', 'changes.html'] } },
  plugins: [react()],
  envPrefix: 'SERVICE',
  server: { strictPort: true, ...(process.env['PORT'] && { port: Number(process.env['PORT']) }) },
});
