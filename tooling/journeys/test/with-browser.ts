import { launchBrowser } from '@hearth/browser'

/**
 * The browser of this process, shared by all test files that it runs: each closes the windows that it opens. A browser
 * shared by all processes would receive everything over a socket, which costs a tenth of the CPU time.
 */
export const browser = await launchBrowser()
