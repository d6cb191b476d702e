import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import ts from 'typescript'
import { folder } from '../read-catalogue.mjs'
import { docOf } from './read-lines.mjs'

const codes = fileURLToPath(new URL('../../../domain/src/codes/', import.meta.url))

/** Reads the domain's tables of codes from their sources, so that nothing has to be built first. */
export async function readDomain() {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '@hearth/domain'`, resolveDir: folder, loader: 'ts' },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
    conditions: ['hearth-source'],
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}

/**
 * Returns the values of a type that is a table of codes, with their names and labels. For `OrderStatus` they are in
 * `ORDER_STATUS` and `ORDER_STATUS_LABEL`.
 * @returns `[{value: 10, name: 'pendingPayment', label: '待付款'}]`, or nothing for a type that is not a table of codes
 */
export function codesOf(domain, type) {
  const table = domain[tableOf(type)]
  if (!table || typeof table !== 'object') return undefined
  const labels = domain[`${tableOf(type)}_LABEL`] ?? {}
  return Object.entries(table).map(([name, value]) => ({ value, name, label: labels[value] ?? '' }))
}

/** Returns the comments of the domain's tables of codes, by the names of the tables. */
export function readCodeDocs() {
  const docs = {}
  for (const file of readdirSync(codes).filter((name) => name.endsWith('.ts'))) {
    const source = ts.createSourceFile(file, readFileSync(codes + file, 'utf8'), ts.ScriptTarget.Latest, true)
    for (const statement of source.statements.filter(ts.isVariableStatement)) {
      for (const { name } of statement.declarationList.declarations) docs[name.text] = docOf(statement)
    }
  }
  return docs
}

/** Returns the name of the table of a type: `ORDER_STATUS` for `OrderStatus`. */
export const tableOf = (type) => type.replace(/(?!^)([A-Z])/g, '_$1').toUpperCase()
