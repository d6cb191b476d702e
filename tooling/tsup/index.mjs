import { rmSync } from 'node:fs'

/** Dependencies without CommonJS. They are bundled into the CommonJS build, so that every `require` can load it. */
const onlyModules = ['ky']

/**
 * Returns the build of a published package: ESM and CommonJS, each with its own types. Both share code between entries,
 * so that all entries export the same error classes.
 * @param {string[]} entry files and globs below `src`; `dist` has the same folders
 * @param {object} [forBundles] settings that apply only to ESM, which bundlers use
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
