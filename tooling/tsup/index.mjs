import { rmSync } from 'node:fs'

/** What libraries need that exist as ES modules alone: CommonJS takes them along, so that any `require` can read it. */
const onlyModules = ['ky']

/**
 * How a published package is built: ESM and CommonJS, each with types of its own. Both share code between entries, so
 * that an error's class is the same one from whichever entry it comes.
 * @param {string[]} entry files and globs below `src`; what is built lies in `dist` as its source lies in `src`
 * @param {object} [forBundles] what is set differently for ESM, which bundlers take
 */
export function library(entry, forBundles) {
  const shared = {
    entry,
    clean: false,
    splitting: true,
    target: 'es2020',
    silent: true,
    esbuildOptions(options) {
      // Folds constants, so that bundlers can leave out those nobody asks for.
      options.minifySyntax = true
      options.conditions = ['hearth-source']
      options.outbase = 'src'
    },
  }
  return () => {
    rmSync('dist', { recursive: true, force: true })
    return [
      { ...shared, ...forBundles, format: ['esm'] },
      { ...shared, format: ['cjs'], noExternal: onlyModules },
      { ...shared, format: ['esm', 'cjs'], dts: { only: true } },
    ]
  }
}
