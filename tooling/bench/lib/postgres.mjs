import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Returns the folder of PostgreSQL's programs; undefined if none are installed. */
export function findPostgres() {
  const base = '/usr/lib/postgresql'
  if (!existsSync(base)) return undefined
  const newest = readdirSync(base)
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => b - a)[0]
  const bin = newest && join(base, String(newest), 'bin')
  return bin && existsSync(join(bin, 'initdb')) ? bin : undefined
}

/** Starts a PostgreSQL server for the benchmarks, as an ordinary user. */
export function startPostgres(bin, port) {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-pg-'))
  const root = process.getuid?.() === 0
  const uid = root ? Number(execFileSync('id', ['-u', 'nobody']).toString()) : undefined
  const options = root ? { uid, gid: Number(execFileSync('id', ['-g', 'nobody']).toString()) } : {}
  if (root) chownSync(folder, options.uid, options.gid)
  const run = (name, args) => execFileSync(join(bin, name), args, { ...options, stdio: 'ignore', cwd: folder })
  run('initdb', ['-D', join(folder, 'data'), '-U', 'hearth', '-A', 'trust', '-E', 'UTF8', '--locale=C'])
  run('pg_ctl', [
    '-D',
    join(folder, 'data'),
    '-o',
    `-p ${port} -c listen_addresses=localhost -c unix_socket_directories=${folder}`,
    '-w',
    '-l',
    join(folder, 'log'),
    'start',
  ])
  run('createdb', ['-h', 'localhost', '-p', String(port), '-U', 'hearth', 'hearth'])
  const place = ['-h', 'localhost', '-p', String(port), '-U', 'hearth']
  return {
    pid: Number.parseInt(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8'), 10),
    /** Creates a database. @returns its address */
    createDatabase(name) {
      run('createdb', [...place, name])
      return `postgres://hearth@localhost:${port}/${name}`
    },
    /** Runs SQL in a database. @returns the output of psql */
    query: (name, text) =>
      new Promise((resolve, reject) => {
        const child = execFile(
          join(bin, 'psql'),
          [...place, '-d', name, '-v', 'ON_ERROR_STOP=1', '-qAt', '-f', '-'],
          (error, output) => (error ? reject(error) : resolve(output)),
        )
        child.stdin.end(text)
      }),
    url: `postgres://hearth@localhost:${port}/hearth`,
    stop() {
      run('pg_ctl', ['-D', join(folder, 'data'), '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
