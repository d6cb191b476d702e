import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Returns the size limits of a mini-program's packages, as uploaded. */
export function miniBudgets(name) {
  const dist = fileURLToPath(new URL(`../../apps/${name}/dist/`, import.meta.url))
  const app = JSON.parse(readFileSync(join(dist, 'app.json'), 'utf8'))
  const roots = (app.subPackages ?? app.subpackages ?? []).map((one) => one.root.replace(/\/$/, ''))
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && !one.name.endsWith('.map'))
    .map((one) => join(one.parentPath, one.name))
  const under = (root) => files.filter((file) => file.startsWith(`${join(dist, root)}/`))
  const raw = { gzip: false, brotli: false }
  return [
    {
      name: `${name}: main package`,
      path: files.filter((file) => !roots.some((root) => under(root).includes(file))),
      limit: '600 KB',
      ...raw,
    },
    ...roots.map((root) => ({ name: `${name}: subpackage ${root}`, path: under(root), limit: '300 KB', ...raw })),
  ]
}
