import react from '@vitejs/plugin-react'
import pxToRem from 'postcss-pxtorem'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['hearth-source', 'module', 'browser', 'development|production'] },
  css: { postcss: { plugins: [pxToRem({ rootValue: 100, propList: ['*'], mediaQuery: false, minPixelValue: 0 })] } },
  server: { port: 4400 },
})
