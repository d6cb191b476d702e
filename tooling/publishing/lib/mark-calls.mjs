import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './published.mjs'

const catalogue = join(root, 'packages/sdk/src/catalogue')
const built = join(root, 'apps/server/dist/call-facts.js')

/** The built server's lists of calls: whether a visitor may make one, and whether it is built. */
export async function readServer() {
  if (!existsSync(built)) throw new Error('The server is not built yet; run: pnpm build')
  const { callFacts } = await import(pathToFileURL(built).href)
  return {
    isOpen: (area, call) => callFacts[`${area}.${call}`]?.visitors ?? false,
    isBuilt: (area, call) => callFacts[`${area}.${call}`]?.built ?? false,
  }
}

/** The tags that the server gives a call. */
export function tagsOf(area, call, line, { isOpen, isBuilt }) {
  const host = /\bexternal=(\w+)/.exec(line)?.[1]
  if (host) return [`@access anyone: another host answers, configured as \`hosts.${host}\``]
  // Access to a call is known when it is built.
  if (!isBuilt(area, call)) return ['@built not yet: the server answers notBuilt 107002501']
  const access = isOpen(area, call)
    ? '@access visitors and shoppers'
    : '@access shoppers; a visitor is refused with loginNeeded 107001120'
  return [access, '@built yes']
}

const row = /  \/\*\*(?:(?!\*\/)[\s\S])*\*\/\n  (\w+):\s*'([^']+)'/g
const widest = 115

/** Wraps words on lines, with one prefix for the first line and another for the rest. */
const wrapped = (text) =>
  text.split(' ').reduce((lines, word) => {
    const last = lines.at(-1)
    return last !== undefined && last.length + word.length < widest
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word]
  }, [])

/** Wraps a tag on lines; those after the first are indented. */
const wrapTag = (tag) => wrapped(tag).map((line, at) => (at === 0 ? line : `  ${line}`))

/** The author's part of a comment: its words, and its tags except those of the server. */
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

/** All tables: the path of each, its text, and the text it should have. */
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
