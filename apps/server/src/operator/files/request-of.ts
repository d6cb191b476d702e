import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inlinePictures } from '#operator/files/inline-pictures'
import { readTable } from '#operator/files/read-table'
import type { OperatorRequest } from '#operator/operator-request'

/** The shop file of a folder. */
const SHOP_FILE = 'shop.json'

/**
 * What the owner's words ask for, with the file they name: read here, since a running server may see other folders.
 * @param fromHere makes a path absolute
 * @throws Error in plain words when there is no such file, or it cannot be read
 */
export async function requestOf(args: string[], fromHere: (path: string) => string): Promise<OperatorRequest> {
  const [command, ...words] = args
  if (command === 'import' && words[0] !== undefined) return { args, input: readShopFile(fromHere(words[0])) }
  if (command === 'codes' && words[0] === 'import' && words[2] !== undefined)
    return { args, input: readNamed(fromHere(words[2])).toString('utf8') }
  const table = command === 'ship' ? fileOption(words) : undefined
  return table === undefined ? { args } : { args, table: await readTable(table, readNamed(fromHere(table))) }
}

/** What `--file` says, where it is there. */
function fileOption(words: readonly string[]): string | undefined {
  const at = words.indexOf('--file')
  return at < 0 ? words.find((word) => word.startsWith('--file='))?.slice('--file='.length) : words[at + 1]
}

/** A shop file with its pictures; of a folder, the one that is called so. */
function readShopFile(path: string): string {
  const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, SHOP_FILE) : path
  return inlinePictures(readNamed(file).toString('utf8'), dirname(file))
}

function readNamed(path: string): Buffer {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new Error(`There is no file ${path}${found ? ': that is a folder' : ''}.`)
  return readFileSync(path)
}
