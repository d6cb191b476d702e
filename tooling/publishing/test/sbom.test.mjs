import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeSbom } from '../lib/sbom.mjs'

const folder = mkdtempSync(join(tmpdir(), 'hearth-sbom-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Returns the installed version of a package's dependency. */
function installed(home, name) {
  const require = createRequire(new URL(`../../../${home}/package.json`, import.meta.url))
  const folders = require.resolve.paths(name)
  const found = folders
    .map((one) => join(one, name, 'package.json'))
    .find((path) => {
      try {
        return readFileSync(path)
      } catch {
        return false
      }
    })
  return JSON.parse(readFileSync(found, 'utf8')).version
}

it('lists the parts of the server and its pages, each with version and licence, and no build tools', () => {
  const { bomFormat, components } = writeSbom(join(folder, 'sbom.json'))
  expect(bomFormat).toBe('CycloneDX')
  const versions = Object.fromEntries(
    components.map(({ group, name, version }) => [group ? `${group}/${name}` : name, version]),
  )
  expect(versions).toMatchObject({
    fastify: installed('apps/server', 'fastify'),
    pg: installed('apps/server', 'pg'),
    '@electric-sql/pglite': installed('apps/server', '@electric-sql/pglite'),
    react: installed('apps/web', 'react'),
  })
  expect(components.filter(({ version, licenses, purl }) => !version || !licenses?.length || !purl)).toEqual([])
  expect(Object.keys(versions).filter((name) => ['typescript', 'vitest', 'vite', 'tsup'].includes(name))).toEqual([])
})
