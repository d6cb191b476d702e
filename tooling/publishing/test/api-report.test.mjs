import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkReport, readChangesets, writeReport } from '../lib/api-report.mjs'
import { findWideTypes } from '../lib/find-wide-types.mjs'

const made = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true })
})

function fakePackage() {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-fake-'))
  made.push(folder)
  mkdirSync(join(folder, 'dist'))
  const write = (version, types) => {
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'fake', version, exports: { '.': { import: { types: './dist/index.d.ts' } } } }),
    )
    writeFileSync(join(folder, 'dist/index.d.ts'), types)
  }
  return { folder, write }
}

const before = '/** Adds. */\nexport declare function add(one: number): number;\n'
const after = '/** Adds. */\nexport declare function add(one: number, other: number): number;\n'

describe('the report of an API', () => {
  it('is required when the API changed, and then a changeset, until the change is released', () => {
    const { folder, write } = fakePackage()
    write('1.0.0', before)
    writeReport(folder, true)
    expect(checkReport(folder, [])).toEqual([])

    write('1.0.0', after)
    expect(checkReport(folder, ['fake'])).toEqual([expect.stringContaining('pnpm api')])
    writeReport(folder, false)
    expect(checkReport(folder, ['other'])).toEqual([expect.stringContaining('pnpm changeset')])
    expect(checkReport(folder, ['fake'])).toEqual([])

    write('1.1.0', after)
    expect(checkReport(folder, [])).toEqual([expect.stringContaining('pnpm api --released')])
    writeReport(folder, true)
    expect(checkReport(folder, [])).toEqual([])
  })

  it('ignores comments', () => {
    const { folder, write } = fakePackage()
    write('1.0.0', before)
    writeReport(folder, true)
    write('1.0.0', before.replace('Adds', 'Adds up'))
    expect(checkReport(folder, [])).toEqual([])
  })

  it('reads which packages changesets name', () => {
    const { folder } = fakePackage()
    writeFileSync(
      join(folder, 'one.md'),
      '---\n\'@hearth/sdk\': minor\n"@hearth/domain": patch\n---\n\nSays: something.\n',
    )
    expect(readChangesets(folder)).toEqual(['@hearth/sdk', '@hearth/domain'])
  })
})

describe('types without information', () => {
  it('are found where they are types, and only there', () => {
    const { folder, write } = fakePackage()
    write(
      '1.0.0',
      '/** any, unknown */\nexport type Many = "any" | "unknown";\nexport declare const any: number;\nexport type Bag = Record<string, unknown>;\n',
    )
    expect(findWideTypes(folder)).toEqual({ looked: 1, found: ['dist/index.d.ts:4: unknown'] })
  })
})
