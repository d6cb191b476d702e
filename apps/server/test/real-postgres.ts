import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** A PostgreSQL server of its own, in a folder of its own, that lives as long as a test. */
export interface RealPostgres {
  /** For `DATABASE_URL`. */
  url: string
  stop(): Promise<void>
}

const NOBODY = 65534

/** Folder with `initdb` and `postgres`, newest first; nothing where PostgreSQL is not installed. */
export function postgresBinaries(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).filter((name) => /^\d+$/.test(name)) : []
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'))
  const onPath = (process.env['PATH'] ?? '').split(':')
  return [...folders, ...onPath].find((folder) => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** Makes and starts a server. It listens on a socket in its folder, so no port is taken; as root it runs as nobody, since PostgreSQL refuses root. */
export async function startPostgres(bin: string): Promise<RealPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'hearth-pg-'))
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (who.uid) chownSync(home, NOBODY, NOBODY)
  const data = join(home, 'data')
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'hearth', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], { ...who, cwd: home, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', home, '-c', 'listen_addresses=', '-c', 'max_connections=60', '-c', 'shared_buffers=32MB', '-c', 'fsync=off', '-c', 'deadlock_timeout=200ms'],
    { ...who, cwd: home, stdio: 'ignore' },
  )
  const url = `postgresql://hearth@localhost/postgres?host=${encodeURIComponent(home)}`
  await untilReady(url, server)
  return {
    url,
    async stop() {
      const gone = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await gone
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`)
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await sleep(100)
    }
  }
  server.kill('SIGKILL')
  throw new Error('postgres did not answer within 10 s')
}
