declare module '@hearth/mini-simulator' {
  import type { Browser } from 'playwright-core'

  /** A Chromium without a window. */
  export function launchBrowser(): Promise<Browser>
}
