import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

/**
 * Writes the types of a built package beside its code: `.d.ts` for ESM and `.d.cts` for CommonJS, one pair for each
 * source that an entry's types lead to, with its comments. Far quicker than rolling them into one file per entry.
 * @param {string} [folder] of the package
 */
export function writeTypes(folder = process.cwd()) {
  const source = join(folder, 'src')
  const target = join(folder, 'dist')
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { options: own } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, folder)
  // Whether the types are right, `pnpm types` says; they must stand without those of Node.
  const options = {
    ...own,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    types: [],
    rootDir: source,
    outDir: target,
  }
  const entries = builtFrom(source, target)
  const program = ts.createProgram(entries, options)

  const types = new Map()
  const { diagnostics } = program.emit(undefined, (_, text, __, ___, [file]) => types.set(file.fileName, text))
  if (diagnostics.length)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => folder,
        getNewLine: () => '\n',
      }),
    )

  const written = new Set()
  const write = (file) => {
    if (written.has(file)) return
    written.add(file)
    const { text, leadsTo } = withSuffix(types.get(file), file, options)
    const place = join(target, relative(source, file)).replace(/\.tsx?$/, '')
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(`${place}.d.ts`, text('js'))
    writeFileSync(`${place}.d.cts`, text('cjs'))
    for (const next of leadsTo) write(next)
  }
  for (const entry of entries) write(entry)
}

/** Sources whose code was built as files of the same name: the entries. */
const builtFrom = (source, target) =>
  readdirSync(target, { recursive: true })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(source, name.replace(/\.js$/, '.ts')))
    .filter((file) => existsSync(file))

/**
 * Names of files as Node wants them: relative, and with a suffix.
 * @returns {{text: (suffix: string) => string, leadsTo: string[]}} the types for a suffix, and which sources they name
 */
function withSuffix(text, file, options) {
  const names = []
  const visit = (node) => {
    const name =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isImportTypeNode(node)
          ? node.argument.literal
          : undefined
    if (name && /^[.#]/.test(name.text)) names.push({ name, source: resolved(name.text, file, options) })
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return {
    leadsTo: names.map(({ source }) => source),
    text: (suffix) =>
      names.reduceRight((whole, { name, source }) => {
        const path = relative(dirname(file), source).replace(/\.tsx?$/, `.${suffix}`)
        return `${whole.slice(0, name.getStart() + 1)}${path.startsWith('.') ? path : `./${path}`}${whole.slice(name.end - 1)}`
      }, text),
  }
}

function resolved(name, file, options) {
  const { resolvedModule } = ts.resolveModuleName(name, file, options, ts.sys)
  if (!resolvedModule) throw new Error(`${file}: where is ${name}?`)
  return resolve(resolvedModule.resolvedFileName)
}
