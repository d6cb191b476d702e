import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './run.mjs'

/** Folders of files with texts for shoppers. */
const FOLDERS = [
  'packages/domain/src',
  'packages/state/src',
  'packages/ui/src',
  'packages/screens/src',
  'packages/mini-shell/src',
  'apps/web/src',
  'apps/server/src',
]

/** Files whose texts shoppers do not read: tests, products of the demo shop, and the owner's commands and files. */
const NOT_FOR_SHOPPERS = [
  ...['.test.', '/demo/', '-demo.ts', '/migrations/', '/operator/', '/shop-file/', '/kernel/commands/'],
  ...['-command.ts', '-commands.ts'],
]

const HAN = /\p{Script=Han}/u

/**
 * Returns the Chinese texts of a source in their order, without regular expressions. A value inside a text, such as an
 * amount, is written as `${…}`.
 * @param {string} source
 * @returns {string[]}
 */
export function textsOf(source) {
  const texts = []
  const visit = (node) => {
    const isWhole = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)
    const text = isWhole ? node.text : ts.isTemplateExpression(node) ? node.getText().slice(1, -1) : undefined
    if (text !== undefined && HAN.test(text) && !text.includes('(?:')) {
      texts.push(text.trim().replaceAll(/\s+/g, ' '))
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('texts.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return texts
}

/** Returns every text that shoppers may read, by file. */
export function readTexts() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => join(folder, name))
      .filter((file) => /\.tsx?$/.test(file) && !NOT_FOR_SHOPPERS.some((part) => file.includes(part)))
      .toSorted()
      .map((file) => ({ file, texts: textsOf(readFileSync(join(root, file), 'utf8')) }))
      .filter(({ texts }) => texts.length > 0),
  )
}

/** Short labels such as 满199减30, written without spaces. */
const LABELS = /^(\$\{\w+\})?(满\d+(件|元)?减\d+|\d+件\d+(\.\d+)?折)$/

/**
 * Returns the typographic faults of a text. A space separates digits from Han characters. Punctuation after Han
 * characters is full-width, without a space beside it. Names of products, coupons and prizes stand in 「」, which mark
 * nothing else; words of a page or a person stand in “”.
 * @param {string} text
 * @returns {string[]}
 */
export function faultsOfText(text) {
  const faults = []
  if (/\p{Script=Han}\d|\d\p{Script=Han}/u.test(text) && !LABELS.test(text)) faults.push('no blank beside digits')
  if (/\p{Script=Han}([,;?!]|:(\s|$)|\.{3})/u.test(text)) faults.push('a narrow mark after Han')
  if (/[，。；：？！、] \p{Script=Han}|\p{Script=Han} [，。；：？！、]/u.test(text))
    faults.push('a blank beside a wide mark')
  if (/「[^$」']+」/u.test(text)) faults.push('「」 around what is no name')
  return faults
}
