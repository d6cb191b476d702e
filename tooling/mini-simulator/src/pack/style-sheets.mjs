import { posix } from 'node:path'

const IMPORT = /@import\s+(?:url\()?["']([^"']+)["']\)?\s*;/g

/**
 * Converts style sheets for a browser: imports are inlined, and units are computed. `rpx` depends on the width of the
 * phone, `vh` on the height of the page, which ends at the tab bar, and the safe area at the bottom on the part of the
 * page that the phone covers.
 * @param {Record<string, string>} sheets text by path without its extension
 * @returns {Record<string, string>}
 */
export function browserSheets(sheets) {
  /** @type {(path: string, seen: string[]) => string} */
  const expand = (path, seen) =>
    (sheets[path] ?? '').replace(IMPORT, (_, target) => {
      const next = posix
        .join(target.startsWith('/') ? '' : posix.dirname(path), target)
        .replace(/^\//, '')
        .replace(/\.\w+$/, '')
      return seen.includes(next) ? '' : expand(next, [...seen, next])
    })
  return Object.fromEntries(Object.keys(sheets).map((path) => [path, browserUnits(expand(path, [path]))]))
}

/** @param {string} css */
const browserUnits = (css) =>
  css
    .replace(/env\(safe-area-inset-bottom\s*(?:,[^)]*)?\)/g, 'var(--covered-page, 0px)')
    .replace(/(?<![\w#-])(-?\d*\.?\d+)rpx\b/g, 'calc(var(--rpx) * $1)')
    .replace(/(?<![\w#-])(-?\d*\.?\d+)vh\b/g, '$1cqh')
