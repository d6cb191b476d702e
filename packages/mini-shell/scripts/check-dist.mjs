// Checks the output of a build, since Taro exits with 0 even if it wrote nothing. Usage: node check-dist.mjs <dist>
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const dist = process.env.HEARTH_DIST ?? process.argv[2] ?? 'dist'

/**
 * Traces of code that cannot run in the logic layer of a mini-program: globals that do not exist there, and the HTTP
 * client `ky`, which needs them.
 */
const ABSENT = {
  fetch: /(?<![.\w$])fetch\s*\(/,
  'Request, Response or Headers': /new\s+(?:Request|Response|Headers)\s*\(/,
  AbortController: /\bAbortController\b/,
  'FormData or TextEncoder': /\b(?:FormData|TextEncoder|TextDecoder)\b/,
  'localStorage or sessionStorage': /\b(?:localStorage|sessionStorage)\b/,
  ky: /\b(?:KyInstance|ForceRetryError)\b|ky\.create/,
}

const problems = []
if (!existsSync(join(dist, 'app.json'))) problems.push('there is no app.json: the build wrote nothing')
else {
  const { pages, subPackages = [], tabBar } = JSON.parse(readFileSync(join(dist, 'app.json'), 'utf8'))
  const all = [...pages, ...subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))]
  for (const page of all) if (!existsSync(join(dist, `${page}.js`))) problems.push(`page ${page} is missing`)
  for (const { iconPath, selectedIconPath } of tabBar.list) {
    for (const icon of [iconPath, selectedIconPath])
      if (!existsSync(join(dist, icon))) problems.push(`picture ${icon} is missing`)
  }
  for (const entry of readdirSync(dist, { recursive: true })) {
    const file = String(entry)
    if (!file.endsWith('.js')) continue
    const text = readFileSync(join(dist, file), 'utf8')
    for (const [name, trace] of Object.entries(ABSENT))
      if (trace.test(text)) problems.push(`${file} uses ${name}, which no phone has`)
  }
}

if (problems.length) {
  console.error(`${dist} is no good:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  process.exit(1)
}
