import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

// oxlint-disable-next-line import/no-default-export -- Vite asks for it
export default defineConfig({ plugins: [reactRouter()], envPrefix: 'SERVICE' });
