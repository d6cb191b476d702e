import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './published.mjs'

const catalogue = join(root, 'packages/sdk/src/catalogue')
const kernel = join(root, 'apps/server/src/kernel')

/** Runs a module of the server that imports nothing but types. */
const load = (name) =>
  import(
    `data:text/javascript,${encodeURIComponent(ts.transpileModule(readFileSync(join(kernel, `${name}.ts`), 'utf8'), { compilerOptions: { module: ts.ModuleKind.ESNext } }).outputText)}`
  )

const listed = (list, area, call) => list[area] === '*' || (list[area] ?? []).includes(call)

/** What the server knows of each call: whether a visitor may ask it, and whether it is built. */
export async function readServer() {
  const { VISITOR_CALLS } = await load('visitor-calls')
  const { NOT_BUILT } = await load('not-built')
  return {
    isOpen: (area, call) => listed(VISITOR_CALLS, area, call),
    isBuilt: (area, call) => !listed(NOT_BUILT, area, call),
  }
}

/** The tags that the server's lists give a call. */
export function tagsOf(area, call, line, { isOpen, isBuilt }) {
  const host = /\bexternal=(\w+)/.exec(line)?.[1]
  if (host) return [`@access anyone: another host answers, configured as \`hosts.${host}\``]
  return [
    isOpen(area, call)
      ? '@access visitors and shoppers'
      : '@access shoppers; a visitor is refused with loginNeeded 107001120',
    isBuilt(area, call) ? '@built yes' : '@built not yet: the server answers notBuilt 107002501',
  ]
}

const row = /  \/\*\*(?:(?!\*\/)[\s\S])*\*\/\n  (\w+):\s*'([^']+)'/g
const widest = 115

/** Words on lines that fit, the first and the others after a prefix each. */
const wrapped = (text) =>
  text.split(' ').reduce((lines, word) => {
    const last = lines.at(-1)
    return last !== undefined && last.length + word.length < widest
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word]
  }, [])

/** A tag on lines that fit; those after the first are moved in. */
const wrapTag = (tag) => wrapped(tag).map((line, at) => (at === 0 ? line : `  ${line}`))

/** What a comment says by itself: its words, and its tags but for those the server gives. */
export function readComment(comment) {
  const text = comment.replace(/^\s*\/\*\*|\*\/\s*$/g, '').replace(/^\s*\* ?/gm, '')
  const [words, ...tags] = text.split(/^@/m)
  const own = tags.map((tag) => `@${tag.replace(/\s+/g, ' ').trim()}`).filter((tag) => !/^@(access|built)\b/.test(tag))
  return { words: words.replace(/\s+/g, ' ').trim(), tags: own }
}

/** The source of a table with the server's tags in the comment of each call. */
export const markTable = (source, area, server) =>
  source.replace(row, (whole, call, line) => {
    const comment = whole.slice(0, whole.indexOf('*/') + 2)
    const { words, tags } = readComment(comment)
    const tagged = [...tags, ...tagsOf(area, call, line, server)].flatMap(wrapTag)
    const lines = [...wrapped(words), ...tagged]
    return `  /**\n${lines.map((one) => `   * ${one}\n`).join('')}   */${whole.slice(comment.length)}`
  })

const camel = (text) => text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** All tables: where each lies, what it says, and what it should say. */
export async function markTables() {
  const server = await readServer()
  return readdirSync(catalogue)
    .filter((file) => /^[\w-]+\.ts$/.test(file) && !['call.ts', 'catalogue.ts'].includes(file))
    .map((file) => {
      const path = join(catalogue, file)
      const source = readFileSync(path, 'utf8')
      return { file, path, source, marked: markTable(source, camel(file.slice(0, -3)), server) }
    })
}
