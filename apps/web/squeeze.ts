import type { Plugin } from 'vite'
import { minify } from 'terser'

/**
 * Has terser go over each file of the browser before the bundler's own minifier does: it takes out what that one
 * leaves, mostly of react-dom. Some 400 bytes of a first load are less by it.
 */
export const squeeze: Plugin = {
  name: 'squeeze',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async renderChunk(source) {
    const { code = source } = await minify(source, { ecma: 2020, module: true, compress: { passes: 3 } })
    return { code, map: null }
  },
}
