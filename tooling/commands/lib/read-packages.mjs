import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Every package of the workspace: its name, folder and package.json. Read before anything is installed too. */
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
