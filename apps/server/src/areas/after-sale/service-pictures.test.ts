import { DAY, REPLY_CODE } from '@hearth/domain'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { greyPng } from '../../../test/grey-png'
import { openOrderingShop, type Buyer, type OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { stockShelf } from '../../../test/shelf'

let shop: OrderingShop
const hands = serviceHands(() => shop)

beforeAll(async () => {
  shop = await openOrderingShop()
  await stockShelf(shop.connection.db, [{ skuNo: 'lamp', price: 10_000 }])
})
afterAll(() => shop.close())

/** A picture as phones take it: large, with an EXIF orientation and the location. */
const fromTelephone = () =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#c9430d' } })
    .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 54/1 0/1' } } })
    .jpeg()
    .toBuffer()

const send = (bytes: Buffer, buyer?: Buyer, type = 'image/jpeg') =>
  shop.ask<{ url: string }>({
    method: 'POST',
    url: '/service-pictures',
    headers: { ...buyer?.headers, ...(type ? { 'content-type': type } : {}) },
    payload: bytes,
  })

it('keeps only what is visible in a picture: no place, and no more pixels than a page needs', async () => {
  const original = await fromTelephone()
  expect((await sharp(original).metadata()).exif).toBeDefined()
  const { data } = await send(original, await shop.buyer())
  const reply = await shop.app.inject(data!.url)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg'])
  const kept = await sharp(reply.rawPayload).metadata()
  expect([kept.width, kept.height, kept.exif, kept.icc]).toEqual([1067, 1600, undefined, undefined])
})

it('shows a picture for an hour to anybody with an address that the shop signed', async () => {
  const { data } = await send(await fromTelephone(), await shop.buyer())
  const url = data!.url
  const status = async (address: string) => (await shop.app.inject(address)).statusCode
  expect(await status(url)).toBe(200)
  expect(await status(url.replace(/sign=.{4}/, 'sign=AAAA'))).toBe(404)
  expect(await status(url.replace(/until=\d+/, `until=${shop.ports.clock() + DAY}`))).toBe(404)
  expect(await status(url.replace(/\?.*/, ''))).toBe(404)
  shop.wait(3_600_001)
  expect(await status(url)).toBe(404)
  shop.wait(-3_600_001)
})

it('takes only pictures, and only from shoppers', async () => {
  const buyer = await shop.buyer()
  expect((await send(await fromTelephone())).code).toBe(REPLY_CODE.loginNeeded)
  const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const bytes of [page, Buffer.from('no picture'), Buffer.alloc(0), (await fromTelephone()).subarray(0, 5000)])
    expect(await send(bytes, buyer)).toMatchObject({ code: REPLY_CODE.badInput, field: 'picture' })
  const tooLarge = await send(Buffer.alloc(11 * 1024 * 1024), buyer)
  expect([tooLarge.code, tooLarge.status < 500]).toEqual([REPLY_CODE.badInput, true])
})

it.each(['', 'application/octet-stream', 'application/json'])(
  'takes a picture whatever its request calls it: %j',
  async (type) => {
    expect(await send(await fromTelephone(), await shop.buyer(), type)).toMatchObject({ code: REPLY_CODE.ok })
  },
)

it('judges sides and pixels before it draws a picture, and says how large one may be', async () => {
  const buyer = await shop.buyer()
  const begun = performance.now()
  for (const [width, height] of [
    [1, 29_000_000],
    [8000, 8000],
    [30_001, 10],
  ] as const)
    expect(await send(greyPng(width, height), buyer, 'image/png')).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'picture',
      message: '图片尺寸过大，单张不超过 6000 万像素，每边不超过 30000 像素',
    })
  expect(performance.now() - begun).toBeLessThan(8_000)
  // A pixel of an AVIF picture takes longer to decode than a pixel of other pictures: a file of 1 KB with 60 megapixels
  // takes 9 s. AVIF pictures may therefore have fewer pixels.
  const avif = await sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#c9430d' } })
    .avif({ effort: 0 })
    .toBuffer()
  expect((await send(avif, buyer, 'image/avif')).message).toBe(
    '图片尺寸过大，单张不超过 1600 万像素，每边不超过 30000 像素',
  )
  expect(await send(greyPng(1000, 30_000), buyer, 'image/png')).toMatchObject({ code: 0 })
})

it('is drawn in turn with pictures of others: a shopper who sends many waits only for their own', async () => {
  const [many, other] = [await shop.buyer(), await shop.buyer()]
  const original = await fromTelephone()
  const done: string[] = []
  const sendAs = async (buyer: Buyer, name: string) => {
    expect(await send(original, buyer)).toMatchObject({ code: 0 })
    done.push(name)
  }
  await Promise.all([...Array.from({ length: 6 }, (_, at) => sendAs(many, `many ${at}`)), sendAs(other, 'other')])
  expect(done.indexOf('other')).toBeLessThan(3)
})

it('is found in the request of its shopper, and in no other', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()]
  const { data } = await send(await fromTelephone(), buyer)
  const forms = await Promise.all(
    [buyer, other].map(async (one) => {
      const order = await hands.received(one, [{ skuNo: 'lamp', itemQuantity: 1 }], 10_000)
      const [line] = await hands.items(one, order.orderId)
      return { orderItemId: line!.orderItemId, skuNo: 'lamp', detailImages: [data!.url] }
    }),
  )
  expect(await hands.apply(other, forms[1]!)).toMatchObject({ code: REPLY_CODE.notFound, field: 'detailImages' })
  const id = (await hands.apply(buyer, forms[0]!)).data!.afterSaleOrderId
  const [shown] = (await hands.read(buyer, id)).afterSaleOrder.detailImages
  expect((await shop.app.inject(shown!)).statusCode).toBe(200)
  const [forStaff] = (await hands.asStaff(id)).pictures
  expect((await shop.app.inject(forStaff!)).statusCode).toBe(200)
})

it('is deleted after a day when no request shows it', async () => {
  const buyer = await shop.buyer()
  const order = await hands.received(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10_000)
  const [line] = await hands.items(buyer, order.orderId)
  const [used, unused] = [await send(await fromTelephone(), buyer), await send(await fromTelephone(), buyer)]
  const form = { orderItemId: line!.orderItemId, skuNo: 'lamp', detailImages: [used.data!.url] }
  const id = (await hands.apply(buyer, form)).data!.afterSaleOrderId
  shop.wait(DAY + 1)
  await shop.run('forget service pictures')
  shop.wait(-(DAY + 1))
  const [shown] = (await hands.read(buyer, id)).afterSaleOrder.detailImages
  expect((await shop.app.inject(shown!)).statusCode).toBe(200)
  expect((await shop.app.inject(unused.data!.url)).statusCode).toBe(404)
})
