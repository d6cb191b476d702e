import schemas from '@hearth/ops/schemas.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { defineArea, type Area } from '#kernel/area'
import { shopFilePart } from '#kernel/shop-file/shop-file-part'
import { orderedParts } from '#kernel/shop-file/ordered-parts'
import { shopFileParts } from '#shop-file/shop-file-parts'

const area = (...shopFile: NonNullable<Area['shopFile']>) => defineArea({ name: 'made-up', calls: [], shopFile })
const noWrite = async () => {}

describe('the parts of a shop file', () => {
  it('read every field of the interface, each in the one area that owns it', () => {
    const owners = shopFileParts.filter(({ name, field }) => name === field).map(({ field }) => field)
    expect(owners.toSorted()).toEqual(Object.keys(schemas.definitions.ShopFile.properties).toSorted())
  })

  it('are written after the parts they name', () => {
    const names = shopFileParts.map(({ name }) => name)
    const inOrder = ['pictures', 'categories', 'products', 'promotions', 'crowdFundings']
    expect(names.filter((name) => inOrder.includes(name))).toEqual(inOrder)
    expect(names.indexOf('couponBatches')).toBeLessThan(names.indexOf('presentActivities'))
  })

  it('are refused at the start where they wait for each other or for no part, or share a name', () => {
    const stores = shopFilePart('stores', { after: ['lives'], write: noWrite })
    const lives = shopFilePart('lives', { after: ['stores'], write: noWrite })
    expect(() => orderedParts([area(stores, lives)])).toThrow('wait for each other')
    expect(() => orderedParts([area(stores)])).toThrow('which no area declares')
    expect(() => orderedParts([area(lives), area(lives, stores)])).toThrow('Two areas')
  })
})
