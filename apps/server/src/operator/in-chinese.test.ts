import { afterAll, beforeAll, expect, it } from 'vitest'
import { inLanguage } from '#kernel/commands/told'
import { commandLine } from '../../test/command-line'
import { openOrderingShop, type OrderingShop } from '../../test/ordering-shop'
import { stockShelf } from '../../test/shelf'

let shop: OrderingShop
const ask = commandLine(() => shop)
const hearth = (...args: string[]) => inLanguage('zh', () => ask(...args))

beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', stock: 20 }])
})
afterAll(() => shop.close())

const order = async () => (await shop.buy(await shop.buyer(), [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)).orderId

it('tells an owner in Chinese what was done', async () => {
  const orderId = await order()
  expect(await hearth('order', 'note', orderId, '周六送货')).toEqual({
    code: 0,
    output: `订单 ${orderId} 已备注：周六送货`,
  })
  expect((await hearth('cancel', orderId)).output).toBe(`订单 ${orderId} 已取消。`)
  expect((await hearth('cancel', orderId)).output).toBe(`订单 ${orderId} 此前已取消，没有改动。`)
  expect((await hearth('order', orderId)).output).toContain('  收货人      ')
  expect((await hearth('stock', 'lamp', '+5')).output).toBe('lamp 灯 lamp：库存 25，已售 0。')
  expect((await hearth('cancel', '1')).output).toBe('没有订单 1。查看：hearth orders')
})

it('takes the values of options in Chinese and in English', async () => {
  const orderId = await order()
  const [chinese, english] = [
    await hearth('orders', '--status', '待付款'),
    await hearth('orders', '--status', 'unpaid'),
  ]
  expect(chinese.output).toContain(orderId)
  expect(chinese).toEqual(english)
  expect((await hearth('shelf', 'lamp', '下架')).output).toBe('lamp 灯 lamp：已下架。')
  expect((await hearth('products', '--shelf', '下架')).output).toContain('已下架')
  expect((await hearth('shelf', 'lamp', 'on')).output).toBe('lamp 灯 lamp：已上架。')
  expect((await hearth('staff', 'add', 'mei', '--role', '订单，客服')).output).toContain(
    'mei 可以登录了，角色 订单、客服。',
  )
  expect((await ask('staff')).output).toContain('orders, support')
})

it('says what is wrong, what would be right, and what is similar', async () => {
  expect(await hearth('orders', '--status', '待发')).toEqual({
    code: 2,
    output: [
      '--status 只能是 待付款（unpaid）、待发货（paid）、催发货（reminded）、待收货（shipped）、已完成（received）、已取消（cancelled），不能是“待发”。您是不是要写 待发货？',
      '用法：hearth orders [--status 待付款|待发货|催发货|待收货|已完成|已取消] [--from 2026-11-01] [--to 2026-11-30] [--count 20]',
    ].join('\n'),
  })
  expect((await hearth('orders', '--statsu', '待发货')).output).toContain('没有选项 --statsu。您是不是要写 --status？')
  expect((await hearth('orders', '--status')).output).toContain('--status 后面要写值。')
  expect((await hearth('cancel')).output).toBe('缺少订单号。\n用法：hearth cancel <订单号> [--reason 无法送达]')
  expect((await hearth('cancel', '1', '2')).output).toContain('没有执行：多了“2”。')
  expect((await hearth('coupon', 'stpo', 'x')).output).toContain('您是不是要写 stop？')
  expect(await hearth('oders')).toEqual({
    code: 2,
    output: '没有命令 oders。您是不是要写 orders？全部命令：hearth help all',
  })
  expect((await hearth('price', 'lamp', '199')).output).toContain('金额要写两位小数的元')
})

it('shows the topic of a command in its help', async () => {
  expect((await hearth('order', '--help')).output).toMatch(/^订单：/)
  expect((await hearth('help', '优惠券')).output).toContain('hearth coupon stop <批次编号>')
  expect(await hearth('help', '订但')).toMatchObject({ code: 2, output: expect.stringContaining('订单') })
})

it('sets freight tables and areas of them', async () => {
  const { output } = await hearth(
    'freight',
    'set',
    'big',
    '--name',
    '大件',
    '--by',
    '按件',
    '--first',
    '30.00',
    '--first-units',
    '1',
    '--further',
    '10.00',
    '--further-units',
    '1',
    '--free',
    '999.00',
  )
  expect(output).toContain('big 大件: 1 件内 ¥30.00，每续 1 件 ¥10.00，满 ¥999.00 包邮')
  expect((await hearth('freight', 'area', 'big', '650000,540000', '不发货')).output).toContain(
    '  650000 540000: 不发货',
  )
  expect((await hearth('freight', 'area', 'big', '540000', '--first', '60.00')).output).toContain(
    '  540000: 1 件内 ¥60.00，每续 1 件 ¥10.00',
  )
  const usual = (await hearth('freight', 'area', 'big', '540000', '默认')).output
  expect(usual).not.toContain('540000')
  expect(usual).toContain('  650000: 不发货')
  expect((await hearth('freight', 'set', 'big', '--free', '不包邮')).output).toContain('每续 1 件 ¥10.00\n')
  expect(await hearth('freight', 'set', 'small')).toMatchObject({ code: 2 })
  expect(await hearth('freight', 'area', 'gone', '650000', '不发货')).toMatchObject({ code: 1 })
  expect((await hearth('freight', 'remove', 'big')).output).not.toContain('big')
})

it('sets what used to need a call: the shop, floor prices and the days of service', async () => {
  expect((await hearth('shop', 'set', '--name', '灯火小店', '--payments', '微信支付')).output).toContain(
    '  名称           灯火小店',
  )
  expect(await hearth('shop', 'set')).toMatchObject({ code: 2 })
  expect((await hearth('floor', 'lamp', '50.00')).output).toBe('lamp 灯 lamp：最低售价 50.00 元。')
  expect((await hearth('floor', 'lamp')).output).toBe('lamp 灯 lamp：最低售价 50.00 元。')
  expect((await hearth('floor', 'lamp', '无')).output).toBe('lamp 灯 lamp：没有最低售价。')
  expect(await hearth('floor', 'gone')).toMatchObject({ code: 1 })
  expect((await hearth('after-sale', 'rules', '--refund', '15', '--pickup', '8.00')).output).toContain(
    '签收后 15 天内可退',
  )
  expect(await hearth('after-sale', 'rules', '--refund', '6')).toMatchObject({ code: 2 })
})
