import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTestDatabase } from './database'
import { isMade, rowTypes } from './row-types'

const database = join(import.meta.dirname, '../src/database')

it('types of rows match the migrated tables; otherwise run npm run rows', async () => {
  const { db, close } = await openTestDatabase({ embedded: true })
  const files = await rowTypes(db)
  await close()
  for (const [path, text] of Object.entries(files)) await expect(text).toMatchFileSnapshot(join(database, path))
  const made = readdirSync(join(database, 'tables'), { encoding: 'utf8' })
    .map((name) => `tables/${name}`)
    .filter((path) => isMade(readFileSync(join(database, path), 'utf8')))
  expect(made.filter((path) => !(path in files))).toEqual([])
})
