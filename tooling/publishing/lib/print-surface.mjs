import { join } from 'node:path'
import ts from 'typescript'
import { entriesOf } from './published.mjs'

const printer = ts.createPrinter({ removeComments: true })

/**
 * Returns the API of a built package as importers see it: each declaration once, without comments, under the entries
 * that export it.
 * @param {string} folder folder of the package
 * @returns {string} TypeScript, sorted by name
 */
export function printSurface(folder) {
  const entries = entriesOf(folder).filter(({ types }) => types)
  const files = new Map(entries.map(({ entry, types }) => [entry, join(folder, types)]))
  const program = ts.createProgram([...files.values()], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
    noLib: true,
    noEmit: true,
  })
  const checker = program.getTypeChecker()

  const exportedBy = new Map()
  for (const [entry, file] of files) {
    for (const symbol of checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))) {
      const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      for (const declaration of meant.declarations ?? []) {
        const statement = ts.findAncestor(declaration, (node) => node.parent && ts.isSourceFile(node.parent))
        exportedBy.set(statement, [
          ...(exportedBy.get(statement) ?? []),
          symbol.name === meant.name ? entry : `${entry} as ${symbol.name}`,
        ])
      }
    }
  }

  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(join(folder, 'dist/')))
    .flatMap((source) =>
      source.statements.filter((statement) => !isLink(statement)).map((statement) => ({ statement, source })),
    )
    .map(({ statement, source }) => {
      const by = exportedBy.get(statement)?.sort().join(' ') ?? 'only named by others'
      return `// ${by}\n${printer.printNode(ts.EmitHint.Unspecified, statement, source)}`
    })
    .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
    .join('\n\n')
}

const isLink = (statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
const nameOf = (text) =>
  text.replace(/^.*\n(export )?(declare )?(abstract )?(const|class|function|interface|type|enum)\s+/, '')
