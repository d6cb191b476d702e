import { DAY, PROMOTION_TYPE } from '@hearth/domain'
import { expect, it } from 'vitest'
import { commandLine, importFile } from '../../../test/command-line'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

shopOnAnEngine(
  'promotions in the owner’s commands',
  ({ connection: { db } }) =>
    stockShelf(db, [
      { skuNo: 'lamp', price: 20_000 },
      { skuNo: 'mug', price: 20_000 },
    ]),
  (at) => {
    const hearth = commandLine(() => at.shop)
    const imported = async (own: object) => {
      const now = at.shop.ports.clock()
      const promotion = { beginTime: now + DAY, endTime: now + 2 * DAY, ...own }
      const { code, output } = await importFile(at.shop, { promotions: [promotion] })
      expect(`${code} ${output}`).toMatch(/^0 /)
    }
    const row = (id: string) =>
      at.shop.connection.db.selectFrom('promotion').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const sku = (id: string, skuNo: string) =>
      at.shop.connection.db
        .selectFrom('promotion_sku')
        .selectAll()
        .where('promotion_id', '=', id)
        .where('sku_no', '=', skuNo)
        .executeTakeFirstOrThrow()

    it('changes only the named fields of a flash sale: its days in China, and one price, not the other', async () => {
      const { promotionType } = { promotionType: PROMOTION_TYPE.flashSale }
      const skus = ['lamp', 'mug'].map((skuNo) => ({ skuNo, promotionPrice: 15_000, stock: 20, shopperLimit: 2 }))
      await imported({ promotionId: 'sale', promotionName: '晚场秒杀', promotionType, skus })
      const before = await row('sale')
      const changed = await hearth(
        'promotion',
        'change',
        'sale',
        '--to',
        '2027-01-31',
        '--sku',
        'lamp',
        '--price',
        '99.00',
      )
      expect(`${changed.code} ${changed.output}`).toMatch(/^0 /)
      expect(changed.output).toContain('2027-01-31 23:59')
      expect(changed.output).toContain('200.00 for 99.00')
      expect(await row('sale')).toMatchObject({ name: '晚场秒杀', begin_time: before.begin_time })
      expect(await sku('sale', 'lamp')).toMatchObject({ promotion_price: 9_900, stock: 20, shopper_limit: 2 })
      expect(await sku('sale', 'mug')).toMatchObject({ promotion_price: 15_000, stock: 20 })
      expect((await hearth('promotion', 'change', 'sale', '--sku', 'lamp', '--pieces', '7', '--limit', '1')).code).toBe(
        0,
      )
      expect(await sku('sale', 'lamp')).toMatchObject({ promotion_price: 9_900, stock: 7, shopper_limit: 1 })
      expect((await hearth('log', '--target', 'sale')).output).toContain('promotions.change')
    })

    it('changes what a cart promotion takes off, and leaves its skus alone', async () => {
      const skus = [{ skuNo: 'lamp' }]
      const own = { promotionType: PROMOTION_TYPE.fullReduction, thresholdAmount: 19_900, reduceAmount: 2_000 }
      await imported({ promotionId: 'off', promotionName: '满 199 减 20', ...own, skus })
      const { code } = await hearth('promotion', 'change', 'off', '--name', '满 199 减 30', '--off', '30.00')
      expect(code).toBe(0)
      expect(await row('off')).toMatchObject({ name: '满 199 减 30', reduce_amount: 3_000, threshold_amount: 19_900 })
    })

    it('finds promotions by the usual names of their kind, and shows the kind in words', async () => {
      for (const word of ['秒杀', '限时秒杀', '限时抢购', '101']) {
        const { output } = await hearth('promotion', 'list', '--type', word)
        expect(output).toContain('sale  限时秒杀  晚场秒杀')
        expect(output).not.toContain('off  ')
      }
      expect((await hearth('promotion', 'list', '--type', '满减')).output).toContain('off  满减')
      const { code, output } = await hearth('promotion', 'list', '--type', '满')
      expect(code).toBe(2)
      expect(output).toContain('满减、满折')
    })

    it.each<[string, string[], string]>([
      ['nothing', [], 'Say what changes'],
      ['a price without a sku', ['--price', '9.00'], '--price wants --sku'],
      ['a sku without a change', ['--sku', 'lamp'], '--sku wants --price'],
      ['a sku that is not in it', ['--sku', 'jar', '--price', '9.00'], 'is not in this promotion'],
      ['a day that does not exist', ['--to', '2027-02-30'], 'a day such as'],
      ['a price above the ordinary one', ['--sku', 'mug', '--price', '999.00'], '高于售价'],
      ['an end before the beginning', ['--to', '2020-01-01'], '结束时间早于开始时间'],
    ])('refuses %s and changes nothing', async (_, words, refusal) => {
      const before = await row('sale')
      const { code, output } = await hearth('promotion', 'change', 'sale', ...words)
      expect(code).toBeGreaterThan(0)
      expect(output).toContain(refusal)
      expect(await row('sale')).toEqual(before)
    })
  },
)
