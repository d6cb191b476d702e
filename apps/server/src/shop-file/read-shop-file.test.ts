import { describe, expect, it } from 'vitest'
import { readShopFile } from '#shop-file/read-shop-file'
import { shopFileParts } from '#shop-file/shop-file-parts'

const reading = (file: object) => () => readShopFile(JSON.stringify(file), shopFileParts)
const batch = (couponBatchId: string, more: object = {}) => ({
  couponBatchId,
  name: '满减券',
  discountType: 1,
  couponValue: 1000,
  beginTime: 1,
  endTime: 2,
  ...more,
})

describe('a fault of a shop file', () => {
  it('is told with its part, its row, its field and what the row is called', () => {
    const couponBatches = [batch('spring'), batch('winter', { couponValue: '10', perShopper: 0, colour: 'red' })]
    expect(reading({ couponBatches })).toThrow(
      [
        'Nothing was imported:',
        '  couponBatches[1].colour is not known (winter)',
        '  couponBatches[1].couponValue must be a number from 0.1 to 10000000 (winter)',
        '  couponBatches[1].perShopper must be a whole number from 1 to 1000 (winter)',
      ].join('\n'),
    )
  })

  it('is told by the area where fields contradict each other, in the words of its own calls', () => {
    const couponBatches = [batch('winter', { endTime: 1 }), batch('member', { source: 'membership' }), batch('winter')]
    expect(reading({ couponBatches })).toThrow(
      [
        'Nothing was imported:',
        '  couponBatches[2].couponBatchId: couponBatchId winter is there twice (winter)',
        '  couponBatches[0].endTime: 结束时间要晚于开始时间 (winter)',
        '  couponBatches[1].vipType: 会员权益券要选择会员类型 (member)',
      ].join('\n'),
    )
  })

  it('in a part that is one thing has no row', () => {
    const license = { creditCode: '91110000000000000X', picture: 'licence' }
    expect(reading({ shop: { license } })).toThrow('shop.license.creditCode must be a unified social credit code')
    expect(reading({ freeTrials: { atOnce: 21 } })).toThrow('freeTrials.atOnce must be a whole number from 1 to 20')
    expect(reading({ shopp: {} })).toThrow('shopp is not known')
  })

  it('in texts is told where they say nothing, hold a line break, or are of another shape', () => {
    const store = { storeId: ' ', name: '店', address: '路', telephone: '1', openingHours: '全天', cityCode: '1' }
    expect(reading({ stores: [{ ...store, longitude: 1, latitude: 1 }] })).toThrow('stores[0].storeId must be a text')
    expect(reading({ shop: { name: '我的\n店' } })).toThrow('shop.name must be a text of at most 20 characters')
    expect(reading({ shop: { colour: 'red' } })).toThrow(
      'shop.colour must be a # and six hexadecimal digits in small letters',
    )
  })

  it('is told by the first ten where there are more', () => {
    const promotions = Array.from({ length: 12 }, (_, at) => ({ promotionId: `p${at}` }))
    expect(reading({ promotions })).toThrow(/\n {2}and \d+ more$/)
  })
})

describe('a text of a shop file', () => {
  it('has no bidirectional controls or hidden characters, written as an escape neither, and may not look empty', () => {
    const names = ['\u202E满减\u200B券', String.raw`\u202E满减\u200B券`, '满减券']
    for (const name of names) {
      const source = JSON.stringify({ couponBatches: [batch('winter', { name: 'NAME' })] }).replace('NAME', name)
      expect(readShopFile(source, shopFileParts).couponBatches?.[0]?.name).toBe('满减券')
    }
    expect(reading({ couponBatches: [batch('winter', { name: '\u3164\u200B' })] })).toThrow(
      'couponBatches[0].name must be',
    )
  })
})
