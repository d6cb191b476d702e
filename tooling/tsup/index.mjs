/** How a published package is built: ESM and CJS, with types. */
export const library = (entry) => ({
  entry,
  format: ['esm', 'cjs'],
  dts: true,
  clean: true,
  target: 'es2020',
  treeshake: true,
  esbuildOptions(options) { options.conditions = ['hearth-source'] },
})
