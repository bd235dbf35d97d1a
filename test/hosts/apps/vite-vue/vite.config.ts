import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

// oxlint-disable-next-line import/no-default-export -- Vite asks for it
export default defineConfig({
  build: { rolldownOptions: { input: ['index.html', 'changes.html'] } },
  plugins: [vue()],
});
