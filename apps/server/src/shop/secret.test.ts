import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { systemRandom } from '#shop/random'
import { openSecret } from '#shop/secret'
import { readSecretKey } from '#shop/secret-key'
import { readSettings } from '#settings'
import { openTestDatabase } from '../../test/database'

const folder = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-secret-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

it('cannot be read from the database, or a backup of it, alone', async () => {
  const { db, close } = await openTestDatabase()
  onTestFinished(close)
  const secret = await openSecret(db, systemRandom, 'a key that is nowhere in the database')
  const rows = await db.selectFrom('setting').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(await openSecret(db, systemRandom, 'a key that is nowhere in the database')).toBe(secret)
  expect(await openSecret(db, systemRandom, 'another key')).not.toBe(secret)
})

it('has its other half in a file of the data folder that only its user may read, created once', () => {
  const dataDir = folder()
  const key = readSecretKey({ dataDir })
  expect(key).toMatch(/^[\da-f]{64}$/)
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  expect(readSecretKey({ dataDir })).toBe(key)
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(key)
  writeFileSync(join(dataDir, 'secret'), '')
  expect(() => readSecretKey({ dataDir })).toThrow('holds no key')
})

it('comes from SECRET where several servers share a database, and production does not start without it', () => {
  const shared = {
    NODE_ENV: 'production',
    PAYMENT: 'sandbox',
    PUBLIC_ORIGIN: 'https://shop.example',
    DATABASE_URL: 'postgres://localhost/shop',
  }
  expect(() => readSettings(shared, '/')).toThrow('SECRET')
  expect(() => readSettings({ ...shared, SECRET: 'short' }, '/')).toThrow('SECRET')
  const SECRET = 's'.repeat(32)
  expect(readSecretKey(readSettings({ ...shared, SECRET }, '/'))).toBe(SECRET)
})
