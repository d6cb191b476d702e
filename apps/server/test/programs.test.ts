import { spawn } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from './free-port'
import { buildPrograms, runProgram, startServerProcess, type Programs } from './server-process'

const folder = mkdtempSync(join(tmpdir(), 'hearth-programs-'))
const nowhere = { DATA_DIR: join(folder, 'nowhere') }
let programs: Programs

beforeAll(async () => {
  programs = await buildPrograms('programs')
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('creates no shop in a misspelt data folder: the owner’s command says that there is none', async () => {
  for (const words of [['orders'], ['stock', '100101']]) {
    expect(await runProgram(programs.operator, words, nowhere)).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        `There is no shop in ${nowhere.DATA_DIR}. Start it once with npm start, or say with DATA_DIR where it is.`,
      ),
    })
  }
  expect(existsSync(nowhere.DATA_DIR)).toBe(false)
})

it('says which file an import does not find', async () => {
  expect(await runProgram(programs.operator, ['import', join(folder, 'shop.json')], nowhere)).toMatchObject({
    code: 1,
    output: expect.stringContaining(`There is no file ${join(folder, 'shop.json')}.`),
  })
  expect(await runProgram(programs.operator, ['import', folder], nowhere)).toMatchObject({
    code: 1,
    output: expect.stringContaining(`There is no file ${join(folder, 'shop.json')}.`),
  })
  expect(await runProgram(programs.operator, ['ship', '--file', folder], nowhere)).toMatchObject({
    code: 1,
    output: expect.stringContaining('that is a folder'),
  })
})

it('opens no shop at an address of another machine, and says which setting named it', async () => {
  const { code, output } = await runProgram(programs.main, [], {
    DATA_DIR: join(folder, 'data'),
    DEMO_SHOP: 'off',
    HOST: '192.0.2.1',
    PORT: '0',
  })
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('The shop could not be opened. HOST=192.0.2.1 is no address of this machine.'),
  ])
})

it('serves though its output cannot be written, as on a full disk', async () => {
  const full = openSync('/dev/full', 'w')
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: join(folder, 'mute'),
    DEMO_SHOP: 'off',
    PORT: port,
    LOG_LEVEL: 'info',
  }
  const child = spawn(process.execPath, [programs.main], { env, stdio: ['ignore', full, full] })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  try {
    const answer = () =>
      fetch(`http://localhost:${port}/health/ready`).then(
        (reply) => reply.status,
        () => child.exitCode ?? 'not yet',
      )
    await expect.poll(answer, { timeout: 60_000 }).not.toBe('not yet')
    expect(await answer()).toBe(200)
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  } finally {
    child.kill('SIGKILL')
    closeSync(full)
  }
})

it('opens no shop in a file', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const { code, output } = await runProgram(programs.main, [], { DATA_DIR: file })
  expect([code, output]).toEqual([1, expect.stringContaining(`The data folder ${file} cannot be used`)])
})

/** Returns the paths in a folder, including the folder, that another user of the machine can read, write or enter. */
const openToOthers = (path: string): string[] => {
  const found = statSync(path)
  const below = found.isDirectory() ? readdirSync(path).flatMap((name) => openToOthers(join(path, name))) : []
  return (found.mode & 0o077) === 0 ? below : [path, ...below]
}

it('lets no other user of the machine read or write its data, whatever the umask and whatever an earlier start left open', async () => {
  const dataDir = join(folder, 'private')
  mkdirSync(join(dataDir, 'pictures'), { recursive: true })
  writeFileSync(join(dataDir, 'pictures/old'), 'old')
  writeFileSync(join(dataDir, 'notes.txt'), 'the owner\u2019s own')
  for (const path of ['.', 'pictures']) chmodSync(join(dataDir, path), 0o777)
  for (const path of ['pictures/old', 'notes.txt']) chmodSync(join(dataDir, path), 0o666)
  const umask = process.umask(0)
  const server = await startServerProcess(programs.main, { DATA_DIR: dataDir, DEMO_SHOP: 'off', PORT: '0' }).finally(
    () => process.umask(umask),
  )
  try {
    expect(existsSync(join(dataDir, 'postgres/PG_VERSION'))).toBe(true)
    // The engine rewrites its catalogue caches with mode 0644, in folders that only this user may enter.
    expect(openToOthers(dataDir).filter((path) => !path.endsWith('/pg_internal.init'))).toEqual([
      join(dataDir, 'notes.txt'),
    ])
  } finally {
    await server.stop()
  }
}, 60_000)
