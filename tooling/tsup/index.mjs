import { rmSync } from 'node:fs'

/** Dependencies that exist as ES modules alone: CommonJS bundles them, so that any `require` can load it. */
const onlyModules = ['ky']

/**
 * The build of a published package: ESM and CommonJS, each with types of its own. Both share code between entries, so
 * that all entries export the same class of an error.
 * @param {string[]} entry files and globs below `src`; `dist` has the same folders
 * @param {object} [forBundles] different settings for ESM, which bundlers use
 */
export function library(entry, forBundles) {
  const shared = {
    entry,
    clean: false,
    splitting: true,
    target: 'es2020',
    silent: true,
    esbuildOptions(options) {
      // Folds constants, so that bundlers can remove unused ones.
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
