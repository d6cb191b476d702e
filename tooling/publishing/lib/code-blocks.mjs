import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { published, root } from './published.mjs'

/** Returns the pages with code for importers: the guides of the SDK, and the READMEs of the packages. */
export const pagesWithCode = () => [
  ...readdirSync(join(root, 'docs/guides/sdk')).map((file) => join(root, 'docs/guides/sdk', file)),
  ...published.map((folder) => join(folder, 'README.md')).filter((file) => existsSync(file)),
]

/**
 * Returns the code blocks of a page. The code of a visible block marked `ts given` is put before each later block,
 * until the next such block or `<!-- nothing given -->`.
 * @returns {{line: number, suffix: string, code: string, given: string}[]} `line` is the number of the first line of
 *   the code, counted from 0
 */
export function codeBlocks(text) {
  let given = ''
  return [...text.matchAll(/^<!-- nothing given -->$|^```(tsx?)( given)?\n([\s\S]*?)^```/gm)].flatMap(
    ({ 0: whole, 1: suffix, 2: isGiven, 3: code = '', index }) => {
      if (!suffix || isGiven) given = code
      return suffix
        ? [
            {
              line: text.slice(0, index + whole.indexOf('\n') + 1).split('\n').length - 1,
              suffix,
              code,
              given: isGiven ? '' : given,
            },
          ]
        : []
    },
  )
}

/**
 * Checks the types of code blocks, each as a separate file, with the strict settings of an importer's compiler.
 * @param {{page: string, text: string}[]} pages
 * @returns {{looked: number, faults: string[]}}
 */
export function checkBlocks(pages) {
  const files = new Map()
  for (const { page, text } of pages) {
    for (const block of codeBlocks(text))
      files.set(join(import.meta.dirname, `${page.replace(/\W/g, '-')}-${block.line}.${block.suffix}`), {
        page,
        ...block,
      })
  }
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [join(import.meta.dirname, '../node_modules/@types')],
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    resolveJsonModule: true,
    customConditions: ['hearth-source'],
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (name) => files.has(name) || fileExists(name)
  host.getSourceFile = (name, ...rest) =>
    files.has(name)
      ? ts.createSourceFile(name, `${files.get(name).given}${files.get(name).code}export {}\n`, ...rest)
      : getSourceFile(name, ...rest)

  const program = ts.createProgram([...files.keys()], options, host)
  const faults = [...files].flatMap(([name, { page, line, given }]) => {
    const source = program.getSourceFile(name)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ start, messageText }) => {
        const at = source.getLineAndCharacterOfPosition(start ?? 0).line - given.split('\n').length + 1
        return `${page}:${line + at + 1}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
      },
    )
  })
  return { looked: files.size, faults }
}

/** Checks the code on all pages with code. */
export const checkPages = () =>
  checkBlocks(pagesWithCode().map((page) => ({ page: page.slice(root.length + 1), text: readFileSync(page, 'utf8') })))
