import { launchBrowser } from '@hearth/browser'

/**
 * The browser of this process, which all files that it runs share: each closes the windows that it opens. One that all
 * processes share would be told everything over a socket, and take a tenth of the processor for that.
 */
export const browser = await launchBrowser()
