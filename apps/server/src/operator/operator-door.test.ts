import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askRunningServer } from '#operator/ask-running-server'
import { DOOR_FILE, openOperatorDoor } from '#operator/operator-door'

let folder = ''
beforeEach(() => { folder = mkdtempSync(join(tmpdir(), 'hearth-door-')) })
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('answers the command of who may read the data folder', async () => {
  const door = await openOperatorDoor(folder, async ({ args }) => ({ code: 0, output: args.join('+') }))
  expect(statSync(join(folder, DOOR_FILE)).mode & 0o777).toBe(0o600)
  expect(await askRunningServer(folder, { args: ['stock', '1001'] })).toEqual({ code: 0, output: 'stock+1001' })
  await door.close()
  expect(await askRunningServer(folder, { args: ['help'] })).toBeUndefined()
})

it('does not answer who does not know the token', async () => {
  const door = await openOperatorDoor(folder, async () => ({ code: 0, output: 'secret' }))
  const note = JSON.parse(readFileSync(join(folder, DOOR_FILE), 'utf8')) as { port: number }
  const reply = await fetch(`http://127.0.0.1:${note.port}/`, { method: 'POST', headers: { authorization: 'Bearer 0' }, body: '{}' })
  expect(reply.status).toBe(404)
  expect(await reply.text()).not.toContain('secret')
  await door.close()
})

it('takes a note that a killed server left for no server', async () => {
  writeFileSync(join(folder, DOOR_FILE), JSON.stringify({ port: 4399, token: 'old' }))
  expect(await askRunningServer(folder, { args: ['help'] })).toBeUndefined()
  writeFileSync(join(folder, DOOR_FILE), '')
  expect(await askRunningServer(folder, { args: ['help'] })).toBeUndefined()
})
