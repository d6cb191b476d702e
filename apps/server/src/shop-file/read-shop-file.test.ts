import { describe, expect, it } from 'vitest'
import { readShopFile } from '#shop-file/read-shop-file'
import { shopFileParts } from '#shop-file/shop-file-parts'
import { NOON } from '../../test/shop'

const reading = (file: object) => () => readShopFile(JSON.stringify(file), shopFileParts).refuse()
const batch = (couponBatchId: string, more: object = {}) => ({
  couponBatchId,
  name: '满减券',
  discountType: 1,
  couponValue: 1000,
  beginTime: NOON,
  endTime: NOON + 1,
  ...more,
})

describe('a fault of a shop file', () => {
  it('is reported with its part, row, field and the name of the row', () => {
    const couponBatches = [batch('spring'), batch('winter', { couponValue: '10', perShopper: 0, colour: 'red' })]
    expect(reading({ couponBatches })).toThrow(
      [
        '没有导入任何内容：',
        '  couponBatches[1].colour: 没有这个字段 (winter)',
        '  couponBatches[1].couponValue: 须是 0.1 至 10000000 的数 (winter)',
        '  couponBatches[1].perShopper: 须是 1 至 1000 的整数 (winter)',
      ].join('\n'),
    )
  })

  it('is reported by the area where fields contradict each other, in the words of its own calls', () => {
    const couponBatches = [
      batch('winter', { endTime: NOON }),
      batch('member', { source: 'membership' }),
      batch('winter'),
    ]
    expect(reading({ couponBatches })).toThrow(
      [
        '没有导入任何内容：',
        '  couponBatches[2].couponBatchId: winter 重复出现 (winter)',
        '  couponBatches[0].endTime: 结束时间要晚于开始时间 (winter)',
        '  couponBatches[1].vipType: 会员权益券要选择会员类型 (member)',
      ].join('\n'),
    )
  })

  it('in a part that is a single object has no row', () => {
    const license = { creditCode: '91110000000000000X', picture: 'licence' }
    expect(reading({ shop: { license } })).toThrow('shop.license.creditCode: 须是统一社会信用代码')
    expect(reading({ freeTrials: { atOnce: 21 } })).toThrow('freeTrials.atOnce: 须是 1 至 20 的整数')
    expect(reading({ shopp: {} })).toThrow('shopp: 没有这个字段')
  })

  it('in texts is reported where they are empty, contain a line break, or are of another shape', () => {
    const store = { storeId: ' ', name: '店', address: '路', telephone: '1', openingHours: '全天', cityCode: '1' }
    expect(reading({ stores: [{ ...store, longitude: 1, latitude: 1 }] })).toThrow(
      'stores[0].storeId: 须是 1 至 100 个字的文字',
    )
    expect(reading({ shop: { name: '我的\n店' } })).toThrow('shop.name: 须是 1 至 20 个字的文字，不能换行')
    expect(reading({ shop: { colour: 'red' } })).toThrow('shop.colour: 须是 # 加六位小写十六进制数')
  })

  it('is reported by its row in a long list, and once where the list itself is unknown', () => {
    const couponBatches = Array.from({ length: 350 }, (_, at) =>
      batch(`b${at}`, at === 250 ? { couponValue: '10' } : {}),
    )
    expect(reading({ couponBatches, coupons: couponBatches })).toThrow(
      /^没有导入任何内容：\n {2}coupons: 没有这个字段\n {2}couponBatches\[250\]\.couponValue: \S+ .* \(b250\)$/,
    )
  })

  it('is reported for the first hundred where there are more', () => {
    const promotions = Array.from({ length: 60 }, (_, at) => ({ promotionId: `p${at}` }))
    expect(reading({ promotions })).toThrow(/\n {2}另有 \d+ 处$/)
  })
})

describe('a text of a shop file', () => {
  it('contains no bidirectional controls or hidden characters, not even as an escape, and may not look empty', () => {
    const names = ['\u202E满减\u200B券', String.raw`\u202E满减\u200B券`, '满减券']
    for (const name of names) {
      const source = JSON.stringify({ couponBatches: [batch('winter', { name: 'NAME' })] }).replace('NAME', name)
      expect(readShopFile(source, shopFileParts).file.couponBatches?.[0]?.name).toBe('满减券')
    }
    expect(reading({ couponBatches: [batch('winter', { name: '\u3164\u200B' })] })).toThrow(
      'couponBatches[0].name: 须是',
    )
  })
})
