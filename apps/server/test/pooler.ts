import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { untilReady } from './until-ready'

/** A PgBouncer in transaction mode: each transaction may use another connection. */
interface Pooler {
  /** The address for `DATABASE_URL`. */
  url: string
  /** Path of its socket. */
  socket: string
  stop(): Promise<void>
}

/** Returns the path of the program; undefined if it is not installed. */
export function poolerProgram(): string | undefined {
  const folders = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(':')]
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file))
}

/** Whether tests use their PostgreSQL through a pooler, without named statements. */
export const isPooled = process.env['TEST_POOLER'] === 'pgbouncer' && poolerProgram() !== undefined

const PORT = 6432

const settings = (home: string): string => `[databases]
* = host=${home} port=5432

[pgbouncer]
listen_addr =
listen_port = ${PORT}
unix_socket_dir = ${home}
auth_type = trust
auth_file = ${join(home, 'users.txt')}
pool_mode = transaction
default_pool_size = 8
max_client_conn = 500
server_login_retry = 0.2
server_idle_timeout = 2
logfile = ${join(home, 'pooler.log')}
`

/**
 * Starts a pooler for the server whose socket is in `home`.
 * @throws Error if PgBouncer is not installed
 */
export async function startPooler(home: string, who: { uid?: number; gid?: number }): Promise<Pooler> {
  const program = poolerProgram()
  if (!program) throw new Error('PgBouncer is not installed (Debian: apt install pgbouncer)')
  const file = join(home, 'pooler.ini')
  writeFileSync(file, settings(home))
  writeFileSync(join(home, 'users.txt'), '"hearth" ""\n')
  const pooler = spawn(program, [file], { ...who, cwd: home, stdio: 'ignore' })
  const url = `postgresql://hearth@localhost:${PORT}/postgres?host=${encodeURIComponent(home)}`
  await untilReady(url, pooler)
  return {
    url,
    socket: join(home, `.s.PGSQL.${PORT}`),
    async stop() {
      const gone = new Promise((resolve) => pooler.once('exit', resolve))
      pooler.kill('SIGKILL')
      await gone
    },
  }
}
