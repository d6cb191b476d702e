import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { areas } from '../read-catalogue.mjs'

/** The names that readers see instead of these flags. */
const NAMED = { '!toast': 'noToast', '?toast': 'optionalNoToast' }

/** Returns the name of a flag for readers. A flag is a word after a line's path. */
export function flagOf(word) {
  const [name, value] = word.split('=')
  if (name === 'batch') return 'batch20'
  if (name === 'timeout') return `timeout${value}`
  return NAMED[name] ?? name
}

/** Returns the text of a doc comment, without tags. */
export const docOf = (node) =>
  (node.jsDoc ?? [])
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join('\n\n')
    .trim()

/** Returns the tags of a doc comment: who may make the call, whether the server answers it, and its refusals. */
function tagsOf(node) {
  const tags = ts.getJSDocTags(node).map(({ tagName, comment }) => ({
    name: tagName.text,
    text: (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim(),
  }))
  const [access = '', built = ''] = ['access', 'built'].map((name) => tags.find((tag) => tag.name === name)?.text)
  const refusals = tags
    .filter(({ name }) => name === 'throws')
    .map(
      ({ text }) =>
        /^(?<name>\w+) (?<code>\d+): (?<when>.+)$/s.exec(text)?.groups ?? { name: text, code: '', when: '' },
    )
  return { access, built, refusals: refusals.map((one) => ({ ...one })) }
}

/** Returns one line of a table, with its comment and the names of its two types. */
function readLine(table, node, source) {
  const { expression, type } = node.initializer
  const text = expression.text
  const [method, path, ...words] = text.split(' ')
  const [payload, reply] = type.typeArguments.map((one) => one.getText(source))
  const flags = Object.fromEntries(words.map((word) => word.split('=')).map(([name, value = '']) => [name, value]))
  return {
    area: table,
    name: node.name.getText(source),
    key: `${table}.${node.name.getText(source)}`,
    doc: docOf(node).replace(/\s+/g, ' '),
    ...tagsOf(node),
    text,
    method,
    path,
    flags,
    flagNames: words.map(flagOf),
    payload,
    reply,
  }
}

/** Returns the types that a table imports: `[name, module]`. */
const importsOf = (source) =>
  source.statements
    .filter(ts.isImportDeclaration)
    .flatMap((line) =>
      (line.importClause?.namedBindings?.elements ?? []).map((element) => [
        element.name.text,
        line.moduleSpecifier.text,
      ]),
    )
    .filter(([name]) => name !== 'Call')

/**
 * Reads every table of a catalogue from its source: its comment, its imported types, and its lines.
 * @param of the areas to read; those of the shoppers' catalogue when absent
 */
export function readCatalogue(of = areas) {
  return of.map(({ area, table, file }) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    const statement = source.statements.find(
      (one) => ts.isVariableStatement(one) && one.declarationList.declarations.some((each) => each.name.text === table),
    )
    const lines = []
    const visit = (node) => {
      if (
        ts.isPropertyAssignment(node) &&
        ts.isAsExpression(node.initializer) &&
        ts.isTypeReferenceNode(node.initializer.type)
      )
        lines.push(readLine(table, node, source))
      else ts.forEachChild(node, visit)
    }
    visit(statement)
    return { area, table, doc: docOf(statement), imports: importsOf(source), lines }
  })
}
