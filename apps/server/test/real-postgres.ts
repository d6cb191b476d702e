import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { isPooled, startPooler } from './pooler'
import { untilReady } from './until-ready'

/** A PostgreSQL server in a folder of its own, for the time of a test. */
export interface RealPostgres {
  /** The address for `DATABASE_URL`: the pooler's if `TEST_POOLER` asks for one. */
  url: string
  /** The address of the server itself. */
  directUrl: string
  /** Path of the socket that `url` leads to. */
  socket: string
  /**
   * Ends every connection of the shop, like an owner or a fail-over.
   * @returns the number of connections
   */
  endConnections(): Promise<number>
  /** Stops the server, like `pg_ctl stop -m fast`. */
  shutDown(): Promise<void>
  /** Starts the server again after `shutDown`. */
  start(): Promise<void>
  /** Pauses the server and all its processes, or resumes them. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

const NOBODY = 65534

/** Default transaction isolation of the servers. When absent, it is PostgreSQL's own default, `read committed`. */
const isolation = process.env['TEST_ISOLATION']

/**
 * Settings of the servers. A server's data is deleted after its test, so the data need not survive a crash of the
 * machine. Autovacuum is off: all databases stay until the server stops, and it would visit each of them every minute.
 */
const SETTINGS: Readonly<Record<string, string | number>> = {
  listen_addresses: '',
  max_connections: 300,
  shared_buffers: '32MB',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  deadlock_timeout: '200ms',
  ...(isolation ? { default_transaction_isolation: isolation } : {}),
}

/** Returns the folder of the newest `initdb` and `postgres`; undefined if PostgreSQL is not installed. */
export function postgresBinaries(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).filter((name) => /^\d+$/.test(name)) : []
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'))
  const onPath = (process.env['PATH'] ?? '').split(':')
  return [...folders, ...onPath].find(
    (folder) => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/**
 * Creates and starts a server. It listens on a socket in its folder and uses no port. For root it runs as nobody, since
 * PostgreSQL refuses root. `pooled` adds a pooler.
 * @throws Error if the pooler is not installed
 */
export async function startPostgres(bin: string, pooled: boolean = isPooled): Promise<RealPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'hearth-pg-'))
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (who.uid) chownSync(home, NOBODY, NOBODY)
  const data = join(home, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'hearth', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...who, cwd: home, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const url = `postgresql://hearth@localhost/postgres?host=${encodeURIComponent(home)}`
  const begin = async (): Promise<ChildProcess> => {
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-k', home, ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...who, cwd: home, stdio: 'ignore' },
    )
    await untilReady(url, server)
    return server
  }
  let server = await begin()
  const pooler = pooled ? await startPooler(home, who) : undefined
  const shutDown = async (): Promise<void> => {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await gone
  }
  const signalAll = (signal: NodeJS.Signals): void =>
    [server.pid!, ...childrenOf(server.pid!)].forEach((pid) => signalIfThere(pid, signal))
  return {
    url: pooler?.url ?? url,
    directUrl: url,
    socket: pooler?.socket ?? join(home, '.s.PGSQL.5432'),
    async endConnections() {
      const client = new Client({ connectionString: url })
      await client.connect()
      const { rowCount } = await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hearth'",
      )
      await client.end()
      return rowCount ?? 0
    },
    shutDown,
    start: async () => void (server = await begin()),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      await pooler?.stop()
      if (server.exitCode === null) await shutDown()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Signals a process, unless it has ended: a child may end between the listing and the signal. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Returns the address of another database of a server. */
export function databaseAt(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Returns the child processes of a process, as Linux lists them. */
function childrenOf(pid: number): number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  return pids.filter((one) => parentOf(one) === pid)
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}
