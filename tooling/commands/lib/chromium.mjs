import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { run } from './run.mjs'
import { step } from './step.mjs'

const candidates = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A Chromium: `CHROMIUM_PATH`, the system's, or one that Playwright keeps. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...candidates, ...playwrights()].find((path) => path && existsSync(path))
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

const cjkFont = async () => (await run('fc-list', [':lang=zh-cn', 'file'], { quiet: true })).output.trim() !== ''
const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Makes sure that browser tests can run: a Chromium, and a font with Chinese characters.
 * Where one is missing and it may, it installs Debian's; else it says what to install and ends the program.
 * @returns {Promise<string>} path of the Chromium
 */
export async function needChromium() {
  const missing = [
    findChromium() ? [] : ['chromium-headless-shell'],
    (await cjkFont()) ? [] : ['fonts-noto-cjk', 'fontconfig'],
  ].flat()
  if (missing.length && mayInstall()) {
    await step(`Installing ${missing.join(', ')} for the browser tests`, async () => {
      await run('apt-get', ['update', '-qq'], { quiet: true })
      return run('apt-get', ['install', '-y', '-qq', ...missing], {
        quiet: true,
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      })
    })
  }
  const chromium = findChromium()
  if (chromium && (missing.length === 0 || (await cjkFont()))) return chromium
  console.error(
    chromium
      ? "The browser tests need a font with Chinese characters: install Debian's fonts-noto-cjk, or Noto Sans CJK."
      : "The browser tests need a Chromium: set CHROMIUM_PATH, or install Debian's chromium-headless-shell or chromium, or run: npx playwright install chromium",
  )
  process.exit(1)
}
