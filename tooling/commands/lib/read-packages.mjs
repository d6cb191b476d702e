import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Returns every package of the workspace: its name, folder and package.json. It also works before packages are
 * installed.
 */
export function readPackages() {
  return ['packages', 'apps', 'tooling'].flatMap((top) =>
    readdirSync(join(root, top))
      .map((folder) => join(top, folder))
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => {
        const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
        return { name: manifest.name, folder, manifest }
      }),
  )
}
