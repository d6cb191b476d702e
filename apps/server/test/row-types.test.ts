import { expect, it } from 'vitest'
import { openTestDatabase } from './database'
import { rowTypes } from './row-types'

it('types of rows are those of the migrated tables; else run npm run rows', async () => {
  const { db, close } = await openTestDatabase({ embedded: true })
  await expect(await rowTypes(db)).toMatchFileSnapshot('../src/database/row-types.ts')
  await close()
})
