import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Files and folders that the shop keeps in its data folder; nothing else in there is touched. */
const OWN = ['postgres', 'pictures', 'hearth.lock', 'operator.json', 'secret']
const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600
const STICKY = 0o1000

/**
 * Makes what the shop stores private to its user: files that this process creates from now on, and existing ones. A
 * folder shared by many users (`/tmp`) keeps its own mode.
 * @returns paths whose mode could not be changed, because another user owns them
 */
export function keepFilesPrivate(dataDir: string): string[] {
  process.umask(0o077)
  const open: string[] = []
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch {
    // This failure is not reported here: opening the database will report in plain words why the folder cannot be used.
    return open
  }
  if ((lstatSync(dataDir).mode & STICKY) === 0) setMode(dataDir, PRIVATE_FOLDER, open)
  for (const name of OWN) closeAll(join(dataDir, name), open)
  return open
}

function closeAll(path: string, open: string[]): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  // A symbolic link is skipped: it has no mode of its own, and its target may belong to somebody else.
  if (!found || found.isSymbolicLink()) return
  setMode(path, found.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE, open)
  if (found.isDirectory()) for (const name of readdirSync(path)) closeAll(join(path, name), open)
}

function setMode(path: string, mode: number, open: string[]): void {
  try {
    if ((lstatSync(path).mode & 0o777) !== mode) chmodSync(path, mode)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') open.push(path)
  }
}
