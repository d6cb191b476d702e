import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeBlocks } from '../lib/code-blocks.mjs'
import { root } from '../lib/published.mjs'
import { answered, installPacked, startDemoShop } from './install.mjs'

const readme = readFileSync(join(root, 'packages/sdk/README.md'), 'utf8')
const [look, logIn] = codeBlocks(readme.slice(0, readme.indexOf('## What a call may ask for')))

describe('in an empty project', () => {
  let project, shop
  beforeAll(async () => {
    project = installPacked()
    shop = await startDemoShop()
  })
  afterAll(async () => {
    await shop?.close()
    project?.remove()
  })

  /** Writes a code block into a file; only its port is changed. */
  const write = (file, { code, given }) => {
    expect(given).toBe('')
    expect(code).toContain("'http://localhost:3000'")
    writeFileSync(join(project.folder, file), code.replace('http://localhost:3000', shop.url))
  }

  it('the first call of the README shows a product of the demo shop to a visitor', async () => {
    write('first-call.mjs', look)
    const { code, output } = await answered(project.folder, 'first-call.mjs')
    expect(output).toMatch(/暖居.*¥\d/s)
    expect(code).toBe(0)
  })

  it('the second one logs in with the code that the shop printed, and fills a cart', async () => {
    write('log-in.mjs', logIn)
    const { code, output } = await answered(project.folder, 'log-in.mjs', () => shop.codeOf('13800138000'))
    expect(output).toContain('{ count: 1 }')
    expect(code).toBe(0)
  })

  it('the example of a script runs, copied from the repository unchanged', async () => {
    copyFileSync(join(root, 'docs/examples/flash-sale/flash-sale.mjs'), join(project.folder, 'flash-sale.mjs'))
    const { code, output } = await answered(project.folder, 'flash-sale.mjs', undefined, { SHOP: shop.url })
    expect(output).toMatch(/截止\n.*¥\d/)
    expect(code).toBe(0)
  })
})
