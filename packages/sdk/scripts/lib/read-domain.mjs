import { build } from 'esbuild'
import { folder } from '../read-catalogue.mjs'

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

const upper = (name) => name.replace(/(?!^)([A-Z])/g, '_$1').toUpperCase()

/**
 * What the numbers and words of a type mean: `OrderStatus` is `ORDER_STATUS` with the words of `ORDER_STATUS_LABEL`.
 * @returns `[{value: 10, name: 'pendingPayment', label: '待付款'}]`, or nothing for a type that is no table of codes
 */
export function codesOf(domain, type) {
  const table = domain[upper(type)]
  if (!table || typeof table !== 'object') return undefined
  const labels = domain[`${upper(type)}_LABEL`] ?? {}
  return Object.entries(table).map(([name, value]) => ({ value, name, label: labels[value] ?? '' }))
}
