import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readMigrations } from '#database/read-migrations'

/** Matches the name of a migration, which begins with a number or a day. */
const BEGINNING = /^(0\d{3}|2\d{3}-\d\d-\d\d)-[a-z0-9-]+$/

it('runs every migration of the folder in the order of names: numbered ones first, then dated ones by day', async () => {
  const names = Object.keys(await readMigrations())
  expect(names.filter((name) => !BEGINNING.test(name))).toEqual([])
  expect(names).toEqual([...names].sort())
  expect(names[0]).toBe('0001-shop-tables')
  expect(names.filter((name) => name.startsWith('0'))).toHaveLength(54)
  const files = await readdir(join(import.meta.dirname, 'migrations'))
  expect(names).toHaveLength(files.filter((file) => /^\d/.test(file) && file.endsWith('.ts')).length)
})
