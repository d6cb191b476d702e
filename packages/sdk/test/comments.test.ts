import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { REPLY_CODE, SPECIAL_CODE } from '@hearth/domain'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../scripts/lib/read-lines.mjs'

const lines = readCatalogue().flatMap((table) => table.lines)
const wordsOf = (text: string) => text.match(/[A-Za-z][\w'’-]*/g) ?? []
const codes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(REPLY_CODE).map(([name, code]) => [name, String(code)])),
  giftCancelledAlone: SPECIAL_CODE.giftCancelledAlone,
}

describe('the comment of a call', () => {
  it('has a median of at least 12 words, and at least 10 in each', () => {
    const counts = lines.map(({ doc }) => wordsOf(doc).length).sort((one, other) => one - other)
    expect(counts.length).toBeGreaterThanOrEqual(275)
    expect(counts[Math.floor(counts.length / 2)]).toBeGreaterThanOrEqual(12)
    expect(lines.filter(({ doc }) => wordsOf(doc).length < 10).map(({ key, doc }) => `${key}: ${doc}`)).toEqual([])
  })

  it('is the call’s own: no two say the same, and none only repeats its name', () => {
    const said = lines.map(({ doc }) => doc)
    expect(said.filter((doc, index) => said.indexOf(doc) !== index)).toEqual([])
    const openings = lines.map(({ doc }) => doc.split(/(?<=[.;:])\s/)[0]!)
    expect(openings.filter((text, index) => openings.indexOf(text) !== index)).toEqual([])
    const fresh = lines.map(({ key, doc }) => ({
      key,
      own: new Set(wordsOf(doc.toLowerCase()).filter((word) => word.length > 3 && !key.toLowerCase().includes(word)))
        .size,
    }))
    expect(fresh.filter(({ own }) => own < 4)).toEqual([])
  })

  it('says whether the server answers, and who may ask it', () => {
    const waiting = lines.filter(({ built }) => built.startsWith('not yet'))
    expect(waiting.length).toBeLessThan(lines.length)
    expect(lines.filter(({ access }) => !access)).toEqual(waiting)
    expect(lines.filter(({ built }) => !built).map(({ key }) => key)).toEqual([
      'tracking.getTrace',
      'tracking.collect',
      'user.getBridgeUser',
    ])
  })

  it('names refusals as the code tables do', () => {
    const refusals = lines.flatMap(({ key, refusals: all }) => all.map((refusal) => ({ key, ...refusal })))
    expect(refusals.length).toBeGreaterThan(40)
    expect(refusals.filter(({ name, code, when }) => !code || codes[name] !== code || !when)).toEqual([])
  })

  it('says of built calls with an id of an object that the object may not exist', () => {
    const silent = lines.filter(
      ({ built, doc, refusals }) =>
        built === 'yes' &&
        /^(Reads one|Replaces|Makes an address)/.test(doc) &&
        !refusals.some(({ name }) => name === 'notFound'),
    )
    expect(silent.map(({ key }) => key)).toEqual([])
  })
})

describe('a comment that importers read', () => {
  const folders = ['../src', '../../domain/src'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
  )

  it('links only to names its own file knows, and to no file of the repository', () => {
    const faults = sources.flatMap(({ file, text }) => {
      const code = text.replace(/\/\*[\s\S]*?\*\//g, '')
      const links = [...text.matchAll(/\{@link\s+(\w+)/g)]
        .map(([, name]) => name!)
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(code))
      const places = text.match(/@see\b|\]\(\.|\b(docs|packages|apps)\/[\w/-]+\.md/g) ?? []
      return [...links, ...places].map((what) => `${file}: ${what}`)
    })
    expect(sources.length).toBeGreaterThan(150)
    expect(faults).toEqual([])
  })
})
