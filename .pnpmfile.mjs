// What the workspace needs of a published package, and nobody else does: its way to the sources, its scripts, its
// tools.

/** Leaves out of an `exports` map every condition that leads to sources. */
const built = (exports) =>
  exports && typeof exports === 'object'
    ? Object.fromEntries(
        Object.entries(exports)
          .filter(([condition]) => condition !== 'hearth-source')
          .map(([name, value]) => [name, built(value)]),
      )
    : exports

export const hooks = {
  /** Called by `pnpm pack` and `pnpm publish` with the package.json that goes into the tarball. */
  beforePacking({ imports: _imports, scripts: _scripts, devDependencies: _devDependencies, ...manifest }) {
    return { ...manifest, exports: built(manifest.exports) }
  },
}
