import { writeFileSync } from 'node:fs'
import { EMPTY_DATABASE } from '#database/empty-database'
import { migrate } from '#database/migrate'
import { packDatabase } from '#database/pack-database'

// This program is a step of the build.
await packDatabase(async ({ db, pack }) => {
  await migrate(db)
  writeFileSync(EMPTY_DATABASE, await pack('gzip'))
})
