import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The packages that run on a server: the server, and the web shell that it serves with its dependencies bundled. */
const SHIPPED = ['@hearth/server', '@hearth/web']

/** The licences of packages that name their licence only in a file. */
const LICENCES = { 'png-js': 'MIT' }

/**
 * Writes the software bill of materials of the server as CycloneDX: every installed dependency with version, licence
 * and checksum. pnpm generates it from the lockfile.
 * @param {string} file absolute path
 * @returns {{ components: { name: string, group?: string, version: string, purl: string, licenses?: object[] }[] }}
 */
export function writeSbom(file) {
  const filters = SHIPPED.flatMap((name) => ['--filter', name])
  execFileSync(
    'pnpm',
    [
      ...filters,
      'sbom',
      '--prod',
      '--sbom-format',
      'cyclonedx',
      '--sbom-spec-version',
      '1.6',
      '--sbom-type',
      'application',
      '--out',
      file,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const bill = JSON.parse(readFileSync(file, 'utf8'))
  for (const component of bill.components) {
    const id = LICENCES[component.name]
    if (id && !component.licenses?.length) component.licenses = [{ license: { id } }]
  }
  writeFileSync(file, JSON.stringify(bill, undefined, 2))
  return bill
}
