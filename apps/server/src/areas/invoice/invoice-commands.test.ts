import { afterAll, beforeAll, expect, it } from 'vitest'
import { operate } from '../../../test/command-line'
import { openOrderingShop, type OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { stockShelf } from '../../../test/shelf'

let shop: OrderingShop
const hands = serviceHands(() => shop)
const hearth = (...args: string[]) => operate(shop, { args: ['invoice', ...args] }, () => {})

beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 10_000 }])
})
afterAll(() => shop.close())

it('lists invoices and refuses an invoice', async () => {
  expect((await hearth('list')).output).toBe('There are none.')
  const buyer = await shop.buyer()
  const order = await hands.paid(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10_000)
  const wish = { orderId: order.orderId, invoiceHeaderType: 1, invoiceContent: 1, invoiceType: 1, pattern: 3 }
  await hands.ask(buyer, 'POST', '/api/platform/billing/v1', wish)
  expect((await hearth()).output).toBe(`${order.orderId}/1  开票中  普通发票  个人`)
  expect((await hearth('refuse', order.orderId)).code).toBe(2)
  expect((await hearth('refuse', order.orderId, '--reason', '抬头有误')).code).toBe(0)
  expect((await hearth('list')).output).toContain('开票失败')
  expect((await hearth('refuse', order.orderId, '--reason', '抬头有误')).output).toContain('made already, or refused')
  expect((await hearth('refuse', 'none', '--reason', '抬头有误')).output).toContain('no such invoice')
  expect((await hearth('rules')).output).toBe('The shop makes 普通发票, 增值税专用发票, with 13 % of tax.')
  expect((await hearth('rules', '--makes', 'ordinary', '--tax', '6')).output).toBe(
    'The shop makes 普通发票, with 6 % of tax.',
  )
  expect((await hearth('rules', '--makes', 'none')).output).toBe('The shop makes no invoices, with 6 % of tax.')
  expect((await hearth('rules', '--makes', 'paper')).code).toBe(2)
  expect((await hearth('rules', '--tax', '90')).code).not.toBe(0)
  await hearth('rules', '--makes', 'both', '--tax', '13')
})

it('approves or refuses a company for special invoices', async () => {
  const buyer = await shop.buyer()
  await hands.ask(buyer, 'POST', '/api/invoice/value-add-tax/v1', {
    companyName: '暖居智能家居有限公司',
    taxNumber: '91350100M000100Y43',
    registeredAddress: '杭州市余杭区文一西路 1000 号',
    registeredTelephone: '0571-88880000',
    bankName: '招商银行杭州分行',
    bankAccount: '571900000001234',
  })
  const [id = ''] = (await hearth('companies')).output.split('  ')
  expect((await hearth('company', id, 'refused')).code).toBe(2)
  expect((await hearth('company', id, 'refused', '--reason', '账号有误')).output).toBe(
    '暖居智能家居有限公司 is refused.',
  )
  expect((await hearth('company', id, 'usable')).output).toBe('暖居智能家居有限公司 is usable.')
  expect((await hearth('companies')).output).toContain('可使用  暖居智能家居有限公司')
  expect((await hearth('company', 'none', 'usable')).output).toContain('no such invoice or company')
  expect((await hearth('sing')).code).toBe(2)
})
