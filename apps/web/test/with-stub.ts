import { launchBrowser, openWindow, visit } from '@hearth/browser'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { ensureBuilt } from './ensure-built.mjs'
import { serveStub, type StubServer } from './stub-server'

/** Folder of the web shell. */
export const root = join(import.meta.dirname, '..')
let browser: Browser
/** A phone's window on the stub shop. Each test has a new window and a new shop. */
export let context: BrowserContext
export let stub: StubServer
/** Errors in the browser: of scripts, of the content security policy, and of hydration. */
export let complaints: string[]

/** Gives each test of a file its own stub shop and window. Call it once in a file. */
export function withStub(): void {
  beforeAll(async () => {
    await ensureBuilt(root)
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    stub = await serveStub(join(root, 'dist'))
    complaints = []
    context = await newContext()
  })
  afterEach(() => stub.close())
}

/** Opens another window, 375 px wide by default. It is closed after the test. */
export const newContext = ({ width = 375, ...options }: BrowserContextOptions & { width?: number } = {}) =>
  openWindow(browser, { viewport: { width, height: 800 }, ...options })

/** Opens a page of the stub shop. Waits until the page works and the network is idle. */
export async function openTab(path: string, within = context): Promise<Page> {
  const page = await within.newPage()
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await visit(page, stub.origin + path)
  return page
}
