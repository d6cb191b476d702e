import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './published.mjs'

const catalogue = join(root, 'packages/sdk/src/catalogue')
const built = join(root, 'apps/server/dist/call-facts.js')

/** Reads from the built server which calls a visitor can make, and which calls are built. */
export async function readServer() {
  if (!existsSync(built)) throw new Error('The server is not built yet; run: pnpm build')
  const { callFacts } = await import(pathToFileURL(built).href)
  return {
    isOpen: (area, call) => callFacts[`${area}.${call}`]?.visitors ?? false,
    isBuilt: (area, call) => callFacts[`${area}.${call}`]?.built ?? false,
  }
}

/** Returns the tags of a call, from the server's lists. */
export function tagsOf(area, call, line, { isOpen, isBuilt }) {
  const host = /\bexternal=(\w+)/.exec(line)?.[1]
  if (host) return [`@access anyone: another host answers, configured as \`hosts.${host}\``]
  // Who can make a call is known once it is built.
  if (!isBuilt(area, call)) return ['@built not yet: the server answers notBuilt 107002501']
  const access = isOpen(area, call)
    ? '@access visitors and shoppers'
    : '@access shoppers; a visitor is refused with loginNeeded 107001120'
  return [access, '@built yes']
}

const row = /  \/\*\*(?:(?!\*\/)[\s\S])*\*\/\n  (\w+):\s*'([^']+)'/g
const widest = 115

/** Splits a text into lines of at most `widest` characters. Lines after the first begin with `indent`. */
const wrapped = (text, indent = '') =>
  text.split(' ').reduce((lines, word) => {
    const last = lines.at(-1)
    return last !== undefined && last.length + word.length < widest
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, lines.length > 0 ? indent + word : word]
  }, [])

/** Wraps a tag into lines. Lines after the first are indented. */
const wrapTag = (tag) => wrapped(tag, '  ')

/** Returns the author's part of a comment: its text, and its tags except those from the server's lists. */
export function readComment(comment) {
  const text = comment.replace(/^\s*\/\*\*|\*\/\s*$/g, '').replace(/^\s*\* ?/gm, '')
  const [words, ...tags] = text.split(/^@/m)
  const own = tags.map((tag) => `@${tag.replace(/\s+/g, ' ').trim()}`).filter((tag) => !/^@(access|built)\b/.test(tag))
  return { words: words.replace(/\s+/g, ' ').trim(), tags: own }
}

/** Returns the source of a table with the server's tags in the comment of each call. */
export const markTable = (source, area, server) =>
  source.replace(row, (whole, call, line) => {
    const comment = whole.slice(0, whole.indexOf('*/') + 2)
    const { words, tags } = readComment(comment)
    const tagged = [...tags, ...tagsOf(area, call, line, server)].flatMap(wrapTag)
    const lines = [...wrapped(words), ...tagged]
    return `  /**\n${lines.map((one) => `   * ${one}\n`).join('')}   */${whole.slice(comment.length)}`
  })

const camel = (text) => text.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** Returns all tables: the path of each, its text, and the text that it should have. */
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
