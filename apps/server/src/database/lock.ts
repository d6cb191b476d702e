import { randomUUID } from 'node:crypto'
import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isRunning, processStart } from '#database/process-identity'

/** The holder of a data folder. */
interface Holder {
  pid: number
  /** When the process started, since process ids are reused. */
  start?: string
  host: string
  /** A random id that distinguishes this lock from later ones. */
  token: string
}

/** A locked data folder. */
export interface FolderLock {
  /** Releases the folder; safe to call twice. */
  release(): void
}

const BEAT = 5_000
/** Ms without a heartbeat after which a holder on another machine (a shared volume) counts as gone. */
const SILENT = 4 * BEAT

/**
 * Locks a data folder for this process: two engines on one folder would overwrite each other's rows without noticing.
 * The lock of a dead process is taken over.
 * @throws Error that says in plain words who holds the folder, or why it cannot be used.
 */
export function lockFolder(folder: string): FolderLock {
  needFolder(folder)
  const path = join(folder, 'hearth.lock')
  const mine: Holder = { pid: process.pid, start: processStart(process.pid), host: hostname(), token: randomUUID() }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (claim(path, mine)) return hold(path, mine)
    const holder = readHolder(path)
    if (holder && isAlive(holder, path)) {
      throw new Error(
        `The data folder ${folder} is in use by another server (process ${holder.pid} on ${holder.host}). Stop it first, or choose another folder with DATA_DIR.`,
      )
    }
    discard(path, holder)
  }
  throw new Error(`The data folder ${folder} could not be locked: several servers are starting on it at once.`)
}

function needFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code
    const why =
      code === 'EEXIST' || code === 'ENOTDIR'
        ? 'it is a file, or lies in one'
        : code === 'EACCES' || code === 'EROFS' || code === 'EPERM'
          ? 'this user may not write there'
          : (cause as Error).message
    throw new Error(`The data folder ${folder} cannot be used: ${why}. Choose another with DATA_DIR.`, { cause })
  }
}

/** Puts a complete lock file in place, or none: a link either appears as a whole, or fails. */
function claim(path: string, holder: Holder): boolean {
  const draft = `${path}.${holder.token}`
  writeFileSync(draft, JSON.stringify(holder))
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) < SILENT
  if (!isRunning(holder.pid)) return false
  // Another program may have got the process id since, so the start times are compared.
  return processStart(holder.pid) === holder.start
}

/** Removes a stale lock, and restores it if another process replaced it meanwhile. */
function discard(path: string, stale: Holder | undefined): void {
  const aside = `${path}.stale.${randomUUID()}`
  try {
    renameSync(path, aside)
    if (readHolder(aside)?.token !== stale?.token) linkSync(aside, path)
  } catch {
    // Another process was faster; the next attempt reads its lock.
  }
  rmSync(aside, { force: true })
}

function hold(path: string, mine: Holder): FolderLock {
  const beat = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(path, now, now)
    } catch {
      // The folder is gone; there is nothing left to guard.
    }
  }, BEAT)
  beat.unref()
  const release = (): void => {
    clearInterval(beat)
    process.removeListener('exit', release)
    if (readHolder(path)?.token === mine.token) rmSync(path, { force: true })
  }
  process.once('exit', release)
  return { release }
}
