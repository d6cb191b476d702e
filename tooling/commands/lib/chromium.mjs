import { existsSync } from 'node:fs'
import { findChromium } from '../../browser/src/find-chromium.mjs'
import { run } from './run.mjs'
import { step } from './step.mjs'

const cjkFont = async () => (await run('fc-list', [':lang=zh-cn', 'file'], { quiet: true })).output.trim() !== ''
const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Returns a Chromium for browser tests, once it and a font with Chinese characters are installed. Installs missing
 * Debian packages if the user has the rights; otherwise prints what to install, and ends the program.
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
