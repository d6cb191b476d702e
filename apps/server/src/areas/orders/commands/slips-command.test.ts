import { PROMOTION_TYPE } from '@hearth/domain'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawSlips } from '#operator/files/draw-slips'
import { commandLine } from '../../../../test/command-line'
import { openOrderingShop, type OrderingShop } from '../../../../test/ordering-shop'
import { promote, stockShelf } from '../../../../test/shelf'
import { auditOf } from '../../../../test/staff'

let shop: OrderingShop
let library: PDFiumLibrary
const logged: object[] = []
beforeAll(async () => {
  shop = await openOrderingShop()
  library = await PDFiumLibrary.init()
  const { db } = shop.connection
  await stockShelf(db, [
    { skuNo: 'lamp', stock: 50 },
    { skuNo: 'lock', stock: 50 },
    { skuNo: 'bulb', stock: 50 },
  ])
  await promote(db, { id: 'gift', type: PROMOTION_TYPE.gift, skuNos: ['lock'], giftSkuNo: 'bulb' })
})
afterAll(async () => {
  library.destroy()
  await shop.close()
})

const hearth = commandLine(
  () => shop,
  (event) => void logged.push(event),
)

async function paidOrder(remark = '') {
  const buyer = await shop.buyer()
  const products = [
    { skuNo: 'lamp', itemQuantity: 2 },
    { skuNo: 'lock', itemQuantity: 1 },
  ]
  const { orderId } = await shop.buy(buyer, products, 30_000, { remark })
  await shop.press(await shop.startPayment(buyer, orderId), 'pay')
  await shop.run('deliver')
  return orderId
}

/** The texts of a PDF, page by page. */
async function pagesOf(pdf: Buffer): Promise<string[]> {
  const document = await library.loadDocument(pdf)
  const pages = [...document.pages()].map((page) => page.getText().replaceAll(/\s+/g, ''))
  document.destroy()
  return pages
}

it('prints what is packed for orders, without prices, and logs that their shoppers were viewed', async () => {
  const orderId = await paidOrder('请放门卫处')
  const { code, output, slips } = await hearth('slips', orderId, '--output', 'today.pdf')
  expect([code, output]).toEqual([0, '1 slips are in today.pdf.'])
  expect(slips!.slips).toMatchObject([
    {
      orderId,
      remark: '请放门卫处',
      lines: [
        { skuNo: 'lamp', quantity: 2, gift: false },
        { skuNo: 'lock', quantity: 1, gift: false },
        { skuNo: 'bulb', quantity: 1, gift: true },
      ],
    },
  ])
  expect(JSON.stringify(slips)).not.toMatch(/price|amount|fen/i)
  const [page] = await pagesOf(await drawSlips(slips!))
  for (const words of [orderId, '林暖', '13800000000', '北京市', '备注：请放门卫处', '【赠品】', '共4件'])
    expect(page).toContain(words)
  expect(logged).toContainEqual(expect.objectContaining({ event: 'slips-printed', count: 1 }))
  expect((await auditOf(shop)).at(-1)).toMatchObject({ call: 'orders.slips', target_id: orderId })
})

it('prints the slips of all orders that wait for a parcel, each with what is left, and no others', async () => {
  const [part, whole, gone] = [await paidOrder(), await paidOrder(), await paidOrder()]
  await hearth('ship', part, '--items', 'lamp=1')
  await hearth('ship', gone)
  const { slips } = await hearth('slips')
  const ids = slips!.slips.map(({ orderId }) => orderId)
  expect(ids).toEqual(expect.arrayContaining([part, whole]))
  expect(ids).not.toContain(gone)
  expect(slips!.slips.find(({ orderId }) => orderId === part)!.lines).toMatchObject([
    { skuNo: 'lamp', quantity: 1 },
    { skuNo: 'lock', quantity: 1 },
    { skuNo: 'bulb', quantity: 1 },
  ])
  // Printed again after the shipment, the slip lists all pieces.
  expect((await hearth('slips', gone)).slips!.slips[0]!.lines).toMatchObject([{ quantity: 2 }, {}, {}])
})

it('is refused for orders that do not exist or are not paid, and for other file names', async () => {
  const buyer = await shop.buyer()
  const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10_000)
  expect(await hearth('slips', orderId)).toMatchObject({ code: 1 })
  expect(await hearth('slips', 'nothing')).toMatchObject({ code: 1 })
  expect(await hearth('slips', '--output', 'slips.txt')).toMatchObject({ code: 2 })
  expect(await hearth('slips', '--paper', 'a5')).toMatchObject({ code: 2 })
})

it('fits long names, faces and rare characters, and continues on another page', async () => {
  const slip = {
    orderId: '1795190400000000001',
    createdAt: 1_795_190_400_000,
    remark: '请在晚上七点以后再打电话，谢谢。'.repeat(8),
    address: {
      consigneeName: '古丽米热·艾比布力 𰻞',
      consigneeTele: '13800000000',
      provinceName: '新疆维吾尔自治区',
      cityName: '克孜勒苏柯尔克孜自治州',
      districtName: '阿合奇县',
      streetName: '库兰萨日克乡',
      detailAddress: '某某村 12 组 3 号门卫处转交',
    },
    lines: Array.from({ length: 9 }, (_, at) => ({
      skuNo: `20010${at}`,
      name: at === 0 ? '暖居智能门锁 Pro 人脸识别全自动 𠮷野家联名款 👍 '.repeat(4) : `暖居台灯 ${at}`,
      chosen: '月光白 大号',
      quantity: at + 1,
      gift: at === 8,
    })),
  }
  const shopName = '暖居智能家居旗舰店'.repeat(3)
  const label = await pagesOf(await drawSlips({ paper: '100x150', shopName, slips: [slip, slip] }))
  expect(label).toHaveLength(4)
  expect(label[0]).toContain('𠮷野家')
  expect(label[1]).toContain('（续）')
  expect(label[3]).toContain('共45件')
  expect(await pagesOf(await drawSlips({ paper: 'a4', shopName, slips: [slip, slip] }))).toHaveLength(2)
})
