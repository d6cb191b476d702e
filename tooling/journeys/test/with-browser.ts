import { launchBrowser } from '@hearth/browser'

/**
 * The browser of this process, which all test files of the process share. Each file closes its own windows. One browser
 * for all processes would get everything over a socket, which costs a tenth of the CPU time.
 */
export const browser = await launchBrowser()
