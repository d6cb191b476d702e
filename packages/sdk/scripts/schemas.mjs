// Makes `generated/schemas.json` from the interfaces: what a payload must be, and what a reply is.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createGenerator } from 'ts-json-schema-generator'
import ts from 'typescript'
import { areas } from './read-catalogue.mjs'

const target = fileURLToPath(new URL('../generated/', import.meta.url))
// A name of its own, so that two runs at once do not trip over each other.
const entry = `${target}calls-${process.pid}.ts`

/** The two types of every line of a table: `{name: 'read', types: ['Empty', 'Cart']}`. */
function callsOf(source) {
  const calls = []
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && ts.isAsExpression(node.initializer) && ts.isTypeReferenceNode(node.initializer.type)) {
      calls.push({ name: node.name.getText(source), types: node.initializer.type.typeArguments.map((type) => type.getText(source)) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return calls
}

/** Where the type names of a table come from, as import lines of their own. */
const importsOf = (source) =>
  source.statements
    .filter(ts.isImportDeclaration)
    .flatMap((line) => (line.importClause.namedBindings?.elements ?? []).map((element) => [element.name.text, line.moduleSpecifier.text]))
    .filter(([name]) => name !== 'Call')

// One interface that names every type: the generator then walks the program once.
const imports = new Map()
const members = []
for (const { table, file } of areas) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  for (const [name, from] of importsOf(source)) imports.set(name, from.replace('./', '../src/catalogue/'))
  for (const { name, types } of callsOf(source)) members.push(`  '${table}.${name}': { payload: ${types[0]}; reply: ${types[1]} }`)
}
const lines = [...imports].map(([name, from]) => `import type { ${name} } from '${from}'`)
mkdirSync(target, { recursive: true })
writeFileSync(entry, `${lines.join('\n')}\nexport interface Calls {\n${members.join('\n')}\n}\n`)

const { definitions } = createGenerator({
  path: entry,
  tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)),
  type: 'Calls',
  skipTypeCheck: true,
  additionalProperties: true,
  jsDoc: 'extended',
}).createSchema('Calls')

rmSync(entry)

const { Calls, ...shared } = definitions
// Every payload carries the conventions' own fields, an empty one too.
delete shared.Empty.additionalProperties
const schemas = { definitions: shared }
for (const [name, { properties }] of Object.entries(Calls.properties)) schemas[name] = properties
writeFileSync(`${entry}.json`, JSON.stringify(schemas))
renameSync(`${entry}.json`, `${target}schemas.json`)
console.log(`${members.length} calls, ${Object.keys(shared).length} types described in generated/schemas.json`)
