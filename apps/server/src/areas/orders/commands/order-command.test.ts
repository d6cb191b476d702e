import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandLine } from '../../../../test/command-line'
import { openOrderingShop, type OrderingShop } from '../../../../test/ordering-shop'
import { stockShelf } from '../../../../test/shelf'

let shop: OrderingShop
const logged: object[] = []
beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', stock: 20 }])
})
afterAll(() => shop.close())

const hearth = commandLine(
  () => shop,
  (event) => void logged.push(event),
)

describe('an order as its owner packs it', () => {
  it('shows whom the parcel goes to, what is in it, what was paid, the shopper’s remark and the invoice', async () => {
    const buyer = await shop.buyer()
    const remark = `请放门卫处，${'晚上七点以后再打电话。'.repeat(8)}`
    const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 2 }], 20000, {
      remark,
      invoiceType: 1,
      invoiceHeader: 2,
      invoiceTitle: '暖居有限公司',
      invoiceTaxNumber: '91110105MA01ABCD2X',
    })
    await shop.press(await shop.startPayment(buyer, orderId), 'pay')
    await shop.run('deliver')
    const { code, output } = await hearth('order', orderId)
    expect(code).toBe(0)
    for (const words of [
      `Order ${orderId}: 待发货`,
      '林暖',
      '13800000000',
      '北京市朝阳区望京街 1 号',
      remark,
      '普通发票 商品明细 企业 暖居有限公司 税号 91110105MA01ABCD2X',
      'lamp  灯 lamp  100.00 x2 = 200.00',
      'to pay      200.00',
      '200.00  支付成功',
    ]) {
      expect(output).toContain(words)
    }
    await hearth('ship', orderId, '--company', '中通快递', '--tracking', 'ZT1')
    expect((await hearth('order', orderId)).output).toContain('中通快递 ZT1')
  })

  it('is logged as viewed, by its number alone', async () => {
    const buyer = await shop.buyer()
    const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
    logged.length = 0
    await hearth('order', orderId)
    expect(logged).toEqual([{ event: 'order-revealed', order: orderId }])
    await hearth('orders')
    expect(logged).toHaveLength(1)
  })

  it('does not move the cursor of the owner’s terminal, whatever a shopper wrote', async () => {
    const buyer = await shop.buyer()
    const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
    const { db } = shop.connection
    await sql`
      update orders
      set remark = ${'\u001b[2J\n谢谢\u202e'},
        address = address || ${JSON.stringify({ detailAddress: '望京\u001b]0;街' })}::jsonb
      where id = ${orderId}`.execute(db)
    const { output } = await hearth('order', orderId)
    expect(output).toContain('?[2J 谢谢?')
    expect(output).not.toMatch(/[^\P{C}\n]/u)
  })

  it('is refused when there is no such number, and nothing is logged', async () => {
    logged.length = 0
    expect(await hearth('order', '1')).toMatchObject({
      code: 1,
      output: 'There is no such order as 1. See: hearth orders',
    })
    expect(await hearth('order')).toMatchObject({ code: 2 })
    expect(logged).toEqual([])
  })
})
