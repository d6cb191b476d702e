import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Returns the path of a Chromium: `CHROMIUM_PATH`, an installed one, or one that Playwright downloaded. Imports no
 * packages, since `npm test` calls it before packages are installed.
 * @returns {string | undefined}
 */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...PLACES, ...playwrights()].find((path) => path && existsSync(path))
}

function playwrights() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium'))
    .flatMap((name) =>
      ['chrome-linux/headless_shell', 'chrome-linux/chrome', 'chrome-linux64/chrome'].map((path) =>
        join(folder, name, path),
      ),
    )
}
