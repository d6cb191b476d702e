import { join } from 'node:path'
import ts from 'typescript'

/**
 * Returns the text that an editor shows for the last name of a piece of code: its comment and the tags of the comment.
 * @param {string} folder folder of the code's project
 * @param {string} code ends with the name
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
