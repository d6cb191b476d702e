import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'

/** The browser that all journeys share, as this file reaches it: its windows close when the file is done. */
export let browser: Browser

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'))
})
afterAll(() => browser?.close())
