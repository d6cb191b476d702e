import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, posix, relative } from 'node:path'

/** Extensions of files that the host app of mini-programs counts as code; all other files are pictures or notes. */
const CODE = ['.js', '.json', '.wxml', '.wxss', '.wxs']

/** A built mini-program, as the tools of its host app read it. */
export interface MiniPackage {
  app: {
    pages: string[]
    subPackages: { root: string; pages: string[] }[]
    lazyCodeLoading?: string
    plugins?: object
    usingComponents?: object
  }
  /** Settings of the mini-program's upload, such as compression. */
  setting: Record<string, unknown>
  /** Size of every file in bytes, by path. */
  sizes: Record<string, number>
  /** Returns the size of a package in bytes: the subpackage with this root, or the main package. */
  sizeOf(root?: string): number
  /** Files that no page uses. */
  unused: string[]
  /** Scripts and components of the main package that only other packages use. */
  misplaced: string[]
}

/** Reads a built mini-program and follows the references of its pages. */
export function readMiniPackage(dist: string): MiniPackage {
  const json = (file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8')) as Record<string, unknown>
  const app = json('app.json') as unknown as MiniPackage['app']
  const { setting } = json('project.config.json') as { setting: Record<string, unknown> }
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)))
  const sizes = Object.fromEntries(files.map((file) => [file, statSync(join(dist, file)).size]))
  const rootOf = (file: string) => app.subPackages.find(({ root }) => file.startsWith(`${root}/`))?.root
  const pagesOf = (pages: string[]) => pages.flatMap((page) => partsOf(dist, page))
  const fromMain = follow(dist, [
    ...partsOf(dist, 'app'),
    ...['theme.json', 'sitemap.json'].filter((file) => file in sizes),
    ...pagesOf(app.pages),
  ])
  const fromOthers = follow(
    dist,
    app.subPackages.flatMap(({ root, pages }) => pagesOf(pages.map((page) => `${root}/${page}`))),
  )
  return {
    app,
    setting,
    sizes,
    sizeOf: (root) => files.reduce((sum, file) => sum + (rootOf(file) === root ? (sizes[file] ?? 0) : 0), 0),
    unused: files.filter(
      (file) =>
        CODE.includes(extname(file)) && file !== 'project.config.json' && !fromMain.has(file) && !fromOthers.has(file),
    ),
    misplaced: files.filter((file) => rootOf(file) === undefined && fromOthers.has(file) && !fromMain.has(file)),
  }
}

/** Returns the files of a page, a component or the app. */
const partsOf = (dist: string, path: string): string[] =>
  CODE.map((ending) => path + ending).filter((file) => existsSync(join(dist, file)))

/** Returns the files that a file refers to: modules, templates, style sheets and components. */
function namedIn(file: string, text: string): string[] {
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => path)
  if (file.endsWith('.js')) return all(/\brequire\("([^"]+)"\)/g).map((path) => path.replace(/(?:\.js)?$/, '.js'))
  if (file.endsWith('.wxml')) return all(/\bsrc="([^"{]+\.(?:wxml|wxs))"/g)
  if (file.endsWith('.wxss')) return all(/@import\s*["']([^"']+)["']/g)
  if (!file.endsWith('.json')) return []
  return Object.values((JSON.parse(text) as { usingComponents?: Record<string, string> }).usingComponents ?? {})
}

/** Returns these files, and all files that they refer to directly or indirectly. */
function follow(dist: string, start: string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...start]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const named of namedIn(file, readFileSync(join(dist, file), 'utf8'))) {
      const path = named.startsWith('/') ? named.slice(1) : posix.join(posix.dirname(file), named)
      waiting.push(...(file.endsWith('.json') ? partsOf(dist, path) : [path]))
    }
  }
  return seen
}
