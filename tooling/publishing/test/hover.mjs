import { join } from 'node:path'
import ts from 'typescript'

/**
 * The hover text of an editor for the last name of a piece of code, as text: the comment and its tags.
 * @param {string} folder of the code's project
 * @param {string} code ends with the name under the pointer
 */
export function hoverText(folder, code) {
  const file = join(folder, 'hover.mts')
  const options = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  }
  const { fileExists, readFile, readDirectory, directoryExists, getDirectories } = ts.sys
  const service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) =>
      name === file
        ? ts.ScriptSnapshot.fromString(code)
        : fileExists(name)
          ? ts.ScriptSnapshot.fromString(readFile(name))
          : undefined,
    getCurrentDirectory: () => folder,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    ...{ fileExists, readFile, readDirectory, directoryExists, getDirectories },
  })
  const { documentation = [], tags = [] } = service.getQuickInfoAtPosition(file, code.trimEnd().length - 1) ?? {}
  return [
    ts.displayPartsToString(documentation),
    ...tags.map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`),
  ].join('\n')
}
