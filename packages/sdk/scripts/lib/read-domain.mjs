import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import ts from 'typescript'
import { folder } from '../read-catalogue.mjs'
import { docOf } from './read-lines.mjs'

const codes = fileURLToPath(new URL('../../../domain/src/codes/', import.meta.url))

/** The domain's tables of codes, read from their sources, so that nothing has to be built first. */
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
 * What the numbers and words of a type mean: `OrderStatus` is `ORDER_STATUS` with the words of `ORDER_STATUS_LABEL`.
 * @returns `[{value: 10, name: 'pendingPayment', label: '待付款'}]`, or nothing for a type that is no table of codes
 */
export function codesOf(domain, type) {
  const table = domain[tableOf(type)]
  if (!table || typeof table !== 'object') return undefined
  const labels = domain[`${tableOf(type)}_LABEL`] ?? {}
  return Object.entries(table).map(([name, value]) => ({ value, name, label: labels[value] ?? '' }))
}

/** What the comments of the domain's tables of codes say, by the tables' names. */
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

/** The table that stands for a type: `OrderStatus` is `ORDER_STATUS`. */
export const tableOf = (type) => type.replace(/(?!^)([A-Z])/g, '_$1').toUpperCase()
