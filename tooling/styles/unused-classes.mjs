import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import postcss from 'postcss'

const root = resolve(import.meta.dirname, '../..')
const read = (file) => readFileSync(file, 'utf8')
/** Folders of the hand-written sources, by package. */
const packages = ['packages', 'apps']
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'src')))
  .filter(existsSync)
  .map((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))

/** Returns the classes that a style sheet defines. */
export function classesOf(text) {
  const classes = new Set()
  postcss
    .parse(text)
    .walkRules(({ selector }) => selector.match(/\.[a-z][\w-]*/gi)?.forEach((one) => classes.add(one.slice(1))))
  return [...classes]
}

/**
 * True if code uses a class of the style sheet imported as `css`: by its name, or by a possible value between brackets.
 */
export const uses = (code, name) =>
  new RegExp(`css\\.${name}\\b`).test(code) ||
  (code.includes('css[') && new RegExp(`['"]${name}['"]|\\b${name}:`).test(code))

/** Returns every unused class as `file: class`. */
export const unusedClasses = () => packages.flatMap(unusedOf)

function unusedOf(files) {
  const code = new Map(files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, read(file)]))
  const users = (sheet) =>
    [...code]
      .filter(([file, text]) =>
        [...text.matchAll(/from '(\.[^']+)'/g)].some(([, path]) => resolve(dirname(file), path) === sheet),
      )
      .map(([, text]) => text)
      .join('\n')
  return files
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((sheet) => {
      const using = users(sheet)
      // The possible values between brackets are those of a type, which can be declared in another file of the package.
      const words = using.includes('css[') ? [using, ...code.values()].join('\n') : using
      return classesOf(read(sheet))
        .filter((name) => !uses(words, name))
        .map((name) => `${sheet.slice(root.length + 1)}: ${name}`)
    })
}
