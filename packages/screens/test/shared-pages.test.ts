import { SHARED_PAGES, type SharedPageName } from '@hearth/domain'
import { expect, it } from 'vitest'
import { ROUTE_TABLE, rowOf } from '../src/route-table'

it('pages with a picture for sharing are pages of the shop, under their own names, for everybody', () => {
  for (const name of Object.keys(SHARED_PAGES) as SharedPageName[]) {
    const row = rowOf(name)
    expect(ROUTE_TABLE).toHaveProperty(name)
    expect([row.path, row.title]).toEqual([SHARED_PAGES[name].path, SHARED_PAGES[name].title])
    expect(row.login, name).toBeUndefined()
  }
})
