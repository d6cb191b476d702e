import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#settings'

/**
 * Reads the half of the shop's secret that is not in its database: `SECRET`, or else a file in the data folder of the
 * embedded database, which is made on the first start and which only this user can read. Undefined for a PostgreSQL
 * server without `SECRET`, which is for development.
 * @throws Error in plain words for a file without a key
 */
export function readSecretKey({
  secret,
  databaseUrl,
  dataDir,
}: Pick<Settings, 'secret' | 'databaseUrl' | 'dataDir'>): string | undefined {
  if (secret !== undefined || databaseUrl !== undefined) return secret
  const file = join(dataDir, 'secret')
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = readFileSync(file, 'utf8').trim()
  if (key.length < 32)
    throw new Error(
      `${file} holds no key. Remove it, and the next start makes another; logins stay, codes on their way are asked for anew.`,
    )
  return key
}
