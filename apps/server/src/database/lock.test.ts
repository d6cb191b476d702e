import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { lockFolder } from '#database/lock'
import { processStart } from '#database/process-identity'

const all = mkdtempSync(join(tmpdir(), 'hearth-lock-'))
afterAll(() => rmSync(all, { recursive: true, force: true }))

const newFolder = () => mkdtempSync(join(all, 'data-'))
const leave = (folder: string, holder: object) =>
  writeFileSync(join(folder, 'hearth.lock'), JSON.stringify({ host: hostname(), token: 'old', ...holder }))

describe('the lock on the data folder', () => {
  it('refuses a second holder and names the first', () => {
    const folder = newFolder()
    const lock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(`in use by another server (process ${process.pid}`)
    lock.release()
    lockFolder(folder).release()
    expect(existsSync(join(folder, 'hearth.lock'))).toBe(false)
  })

  it('refuses while another running process holds it, and takes over when that one is gone', async () => {
    const folder = newFolder()
    const other = spawn('sleep', ['30'])
    const pid = other.pid ?? 0
    leave(folder, { pid, start: processStart(pid) })
    expect(() => lockFolder(folder)).toThrow(`process ${pid}`)
    other.kill('SIGKILL')
    await new Promise((resolve) => other.on('close', resolve))
    expect(() => lockFolder(folder).release()).not.toThrow()
  })

  it('takes over from a process that was killed and whose parent has not noticed yet', async () => {
    const folder = newFolder()
    // `exec` replaces the shell by `sleep 60`, which never waits for the shell's child. So the child remains a zombie
    // after its end.
    const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] })
    const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)))
    await expect.poll(() => processStart(pid)).toBeUndefined()
    leave(folder, { pid, start: 'any' })
    lockFolder(folder).release()
    expect(processStart(pid)).toBeUndefined()
    parent.kill('SIGKILL')
  })

  it('takes over when the process id now belongs to another program', () => {
    const folder = newFolder()
    leave(folder, { pid: process.pid, start: 'an earlier boot/1' })
    const lock = lockFolder(folder)
    expect(JSON.parse(readFileSync(join(folder, 'hearth.lock'), 'utf8')).token).not.toBe('old')
    lock.release()
  })

  it('says in plain words that a path is no folder', () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    for (const folder of [file, join(file, 'data')])
      expect(() => lockFolder(folder)).toThrow(
        `The data folder ${folder} cannot be used: it is a file, or lies in one. Choose another with DATA_DIR.`,
      )
  })

  it('takes over a lock with damaged content, as a full disk leaves it', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'hearth.lock'), '')
    const lock = lockFolder(folder)
    expect(JSON.parse(readFileSync(join(folder, 'hearth.lock'), 'utf8'))).toMatchObject({ pid: process.pid })
    lock.release()
  })
})
