const fs = require('node:fs')
const path = require('node:path')
const { requireWithEsbuild } = require('@tarojs/helper')

const SOURCES = path.resolve(__dirname, '../src')

/** Imports a TypeScript file of `src/routing`. */
const readRouting = (name) => requireWithEsbuild(path.join(SOURCES, 'routing', `${name}.ts`))

/**
 * Writes the pages of the mini apps from the table of routes. Git ignores them. A file that is up to date is not
 * written again: both apps may be built at the same time, and a watcher would rebuild.
 */
function writePages() {
  const { pageFiles } = readRouting('page-files')
  const wanted = Object.entries(pageFiles).map(([name, text]) => [path.join(SOURCES, name), text])
  const known = new Set(wanted.map(([file]) => file))
  for (const file of writtenPages()) if (!known.has(file)) fs.rmSync(file, { force: true })
  for (const [file, text] of wanted) {
    if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) continue
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
}

/** Returns the pages that an earlier build wrote. */
const writtenPages = () =>
  fs
    .readdirSync(SOURCES)
    .filter((folder) => /^pages(?:-|$)/.test(folder))
    .flatMap((folder) =>
      fs.readdirSync(path.join(SOURCES, folder), { recursive: true }).map((file) => path.join(SOURCES, folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file))

exports.readRouting = readRouting
exports.writePages = writePages

if (require.main === module) writePages()
