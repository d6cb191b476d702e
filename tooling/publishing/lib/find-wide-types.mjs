import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const wide = { [ts.SyntaxKind.AnyKeyword]: 'any', [ts.SyntaxKind.UnknownKeyword]: 'unknown' }

/**
 * Finds types without information in the declarations for importers.
 * @param {string} folder folder of the `.d.ts` and `.d.cts` files
 * @returns {{looked: number, found: string[]}} the number of files, and every `any` and `unknown` with its place
 */
export function findWideTypes(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => /\.d\.c?ts$/.test(file))
  const found = files.flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest)
    const places = []
    const visit = (node) => {
      if (wide[node.kind])
        places.push(
          `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}: ${wide[node.kind]}`,
        )
      ts.forEachChild(node, visit)
    }
    visit(source)
    return places
  })
  return { looked: files.length, found }
}
