import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { FIRST_LOAD, FURTHER, OTHERS } from '../../../tooling/sizes/web-limits.mjs'
import { pageFilesOf } from '../scripts/page-files.mjs'
import { readTable } from '../scripts/read-table.mjs'
import { ensureBuilt } from './ensure-built.mjs'

const KB = 1000
/** Number of bytes in a unit of the budgets for the scripts of first pages. */
const KIB = 1024
const root = join(import.meta.dirname, '..')
const client = join(root, 'dist/client')
const size = (text) => gzipSync(text, { level: 9 }).length
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0)

const atMost = (limit, bytes, unit = KB) => (bytes <= limit * unit ? `within ${limit} KB` : `${bytes} bytes`)

let pages
let folders
const scripts = (name) => [pages[name].entry, ...pages[name].preloads]
const bytes = (files) => sum(files.map((file) => size(readFileSync(join(client, file)))))

beforeAll(async () => {
  await ensureBuilt(root)
  const routes = await readTable()
  folders = Object.fromEntries(routes.map(({ name, folder }) => [name, folder]))
  pages = pageFilesOf(client, folders)
})

describe('the size of what a shopper loads', () => {
  it('contains none of the staff’s calls in any script', () => {
    const files = readdirSync(client, { recursive: true }).filter((file) => /\.m?js$/.test(file))
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => /\/ops\/|orders\.refund/.test(readFileSync(join(client, file), 'utf8')))).toEqual([])
  })

  it('stays within 65 KiB (home) and 66.25 KiB (product) of scripts and 10 KB of styles for the first page', () => {
    for (const [name, limit] of Object.entries(FIRST_LOAD)) {
      const styles = sum(pages[name].styles.map(({ text }) => size(text)))
      expect({ name, scripts: atMost(limit, bytes(scripts(name)), KIB), styles: atMost(10, styles) }).toEqual({
        name,
        scripts: `within ${limit} KB`,
        styles: 'within 10 KB',
      })
    }
  })

  it('stays within 12 KB of scripts for each further page, and 12.12 for orders and a request', () => {
    const over = Object.keys(pages).filter(
      (name) =>
        bytes(pages[name].preloads.filter((file) => !file.includes('more-screens'))) >
        (FURTHER[folders[name]] ?? OTHERS) * KB,
    )
    expect(over).toEqual([])
    expect(pages.home.preloads.concat(pages.product.preloads).join()).not.toContain('more-screens')
    // A visit loads the file `more-screens` once, with its first page other than home and product.
    expect(bytes(pages.cart.preloads.filter((file) => file.includes('more-screens')))).toBeLessThan(5.25 * KB)
  })

  it('finds every text file already compressed, and complete', () => {
    const files = readdirSync(join(client, 'assets')).filter((file) => /\.(?:js|css)$/.test(file))
    expect(files.length).toBeGreaterThan(20)
    for (const file of files) {
      const text = readFileSync(join(client, 'assets', file), 'utf8')
      expect(gunzipSync(readFileSync(join(client, 'assets', `${file}.gz`))).toString()).toBe(text)
      expect(brotliDecompressSync(readFileSync(join(client, 'assets', `${file}.br`))).toString()).toBe(text)
    }
  })

  it('includes an error page that needs no script', () => {
    const page = readFileSync(join(client, 'error.html'), 'utf8')
    expect(page).not.toContain('<script')
    expect(page).toContain('商城正在休整')
    expect(existsSync(join(client, 'error.css'))).toBe(true)
  })
})
