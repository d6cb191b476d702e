import { chromium } from 'playwright-core'
import { inject } from 'vitest'

/**
 * The browser that all journeys share, as the files of this process reach it. Each closes the windows that it opens.
 */
export const browser = await chromium.connect(inject('browser'))
