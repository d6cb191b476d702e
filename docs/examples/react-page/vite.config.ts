import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page asks its own origin, which hands the shop's calls and pictures on to the shop. */
export default defineConfig({
  plugins: [react()],
  server: {
    proxy: Object.fromEntries(['/api', '/pictures'].map((path) => [path, process.env.SHOP ?? 'http://localhost:3000'])),
  },
})
