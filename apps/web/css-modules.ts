import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const packages = resolve(import.meta.dirname, '../../packages')
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g

/**
 * Creates the function that names the classes of all CSS modules. The names are as short as possible, since pages,
 * styles and scripts contain them. Each name is made from the number of the class in a sorted list, so the builds of
 * the browser and the server give the same names.
 */
export function createClassNames(): (name: string, file: string) => string {
  const files = ['ui/src', 'screens/src'].flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => join(packages, folder, file)),
  )
  const names = new Map<string, string>()
  for (const file of files.toSorted()) {
    for (const name of classesIn(file)) names.set(keyOf(name, file), shortName(names.size))
  }
  return (name, file) => names.get(keyOf(name, file)) ?? `x-${name}`
}

const classesIn = (file: string): Set<string> =>
  new Set([...readFileSync(file, 'utf8').matchAll(CLASS)].map(([, name = '']) => name))

const keyOf = (name: string, file: string): string => `${relative(packages, file.split('?')[0] ?? file)} ${name}`

function shortName(index: number): string {
  const rest = Math.floor(index / LETTERS.length)
  return (rest ? shortName(rest - 1) : '') + LETTERS[index % LETTERS.length]
}

/**
 * Writes class names into the scripts as constants, so that no table of names is shipped. An import of a style sheet
 * becomes two imports: one of its styles, and one of a module that exports each class name as a constant. The bundler
 * puts the constant in the place of `css.title`.
 */
export function classesAsConstants(className: (name: string, file: string) => string): Plugin[] {
  const NAMES = '?names'
  return [
    {
      name: 'classes-as-constants',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/packages\/(?:ui|screens)\/src\/.*\.tsx?$/ },
        handler: (code) =>
          code.includes('.module.css')
            ? {
                code: code.replace(
                  /import (\w+) from '([^']+\.module\.css)'/g,
                  `import '$2'; import * as $1 from '$2${NAMES}'`,
                ),
                map: null,
              }
            : undefined,
      },
      resolveId: {
        filter: { id: /\.module\.css\?names$/ },
        async handler(id, importer) {
          const file = await this.resolve(id.slice(0, -NAMES.length), importer)
          return file ? `\0${file.id.replace(/\.css$/, '.names')}` : undefined
        },
      },
      load: {
        filter: { id: /^\0.*\.module\.names$/ },
        handler(id) {
          const file = id.slice(1).replace(/\.names$/, '.css')
          // The exported name is quoted, since a class may be called `default`.
          return [...classesIn(file)]
            .map((name, index) => `const c${index} = '${className(name, file)}'; export { c${index} as '${name}' }`)
            .join('\n')
        },
      },
    },
    {
      name: 'styles-without-tables',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: () => ({ code: '', map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}
