import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findCommand } from '#kernel/commands/find-command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { allCommands } from '#operator/all-commands'
import { decodeText } from '#operator/files/decode-text'
import { inlinePictures } from '#operator/files/inline-pictures'
import { readTable } from '#operator/files/read-table'
import { tablePictures } from '#operator/files/table-pictures'
import type { OperatorRequest } from '#operator/operator-request'
import { told } from '#kernel/commands/told'

/** Name of the shop file in a folder. */
const SHOP_FILE = 'shop.json'

/**
 * Returns the owner's command with the file that it names. The file is read here, since a running server may see other
 * folders.
 * @param fromHere makes a path absolute
 * @throws Error in plain words if there is no such file, or it cannot be read
 */
export async function requestOf(args: string[], fromHere: (path: string) => string): Promise<OperatorRequest> {
  const named = namedFile(args)
  if (!named) return { args }
  const path = fromHere(named.path)
  if (named.as === 'shopFile') return { args, input: readShopFile(path) }
  if (named.as === 'text') return { args, input: decodeText(named.path, readNamed(path)) }
  const table = await readTable(named.path, readNamed(path))
  return { args, table, ...(named.pictures ? { pictures: tablePictures(table, dirname(path), named.pictures) } : {}) }
}

/**
 * Returns the file that a command names; none if the command line is not understood, which is reported when the command
 * runs.
 */
function namedFile(args: readonly string[]) {
  try {
    const asked = findCommand(allCommands, args)
    const file = asked?.command.file
    const path = asked && file?.path(asked.words())
    return file && path !== undefined ? { ...file, path } : undefined
  } catch (error) {
    if (error instanceof OperatorRefusal) return undefined
    throw error
  }
}

/** Reads a shop file with its pictures. For a folder, reads its `shop.json`. */
function readShopFile(path: string): string {
  const file = statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, SHOP_FILE) : path
  return inlinePictures(decodeText(file, readNamed(file)), dirname(file))
}

function readNamed(path: string): Buffer {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isFile())
    throw new Error(
      told({
        zh: `没有文件 ${path}${found ? '：这是一个文件夹' : ''}。`,
        en: `There is no file ${path}${found ? ': that is a folder' : ''}.`,
      }),
    )
  return readFileSync(path)
}
