import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { camel, needKebab } from './names.mjs'
import { writeNew } from './write-new.mjs'

/** A rule: a pure function of the domain, its test, and its line in the index. */
export function newRule(root, path = '') {
  const [group, name, ...more] = path.split('/')
  if (!name || more.length) throw new Error('pnpm new rule <group>/<name>, such as freight/pick-parcel')
  needKebab(group, 'The group')
  needKebab(name, 'The rule')
  const folder = join(root, 'packages/domain/src', group)
  const fn = camel(name)
  writeNew(
    join(folder, `${name}.ts`),
    `/** Say what it decides, in which units, and the rule it comes from. */\nexport function ${fn}(): never {\n  throw new Error('${fn} decides nothing yet')\n}\n`,
  )
  writeNew(
    join(folder, `${name}.test.ts`),
    `import { describe, expect, it } from 'vitest'\nimport { ${fn} } from '#${group}/${name}'\n\ndescribe('${fn}', () => {\n  it('decides', () => {\n    expect(${fn}()).toBeDefined()\n  })\n})\n`,
  )
  const index = join(root, 'packages/domain/src/index.ts')
  writeFileSync(index, `${readFileSync(index, 'utf8')}export { ${fn} } from '#${group}/${name}'\n`)
  return [
    `packages/domain/src/${group}/${name}.ts: write the rule`,
    `packages/domain/src/${group}/${name}.test.ts: say what it decides; it fails until then`,
    "docs/rules.md: add its row, where the rule is one of the specification's",
  ]
}
