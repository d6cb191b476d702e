import { ARRIVAL_NOTICE_STATUS, REPLY_CODE } from '@hearth/domain'
import type { ArrivalList, ArrivalNotice } from '@hearth/sdk/core'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

async function stock({ connection: { db } }: OrderingShop): Promise<void> {
  await stockShelf(db, [
    { skuNo: 'gone', stock: 0 },
    { skuNo: 'scarce', stock: 0 },
    { skuNo: 'here' },
    { skuNo: 'off', stock: 0 },
    { skuNo: 'raced', stock: 0 },
    ...Array.from({ length: 51 }, (_, at) => ({ skuNo: `many-${at}`, stock: 0 })),
  ])
  await sql`update sku set sku_status = 0 where sku_no = 'off'`.execute(db)
}

shopOnAnEngine('arrival notices', stock, (at) => {
  const ask = <Data>(
    buyer: Pick<Buyer, 'headers'>,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
  ) =>
    at.shop.ask<Data>({
      method,
      url: `/api/platform/arrivalnotify/${path}`,
      headers: buyer.headers,
      ...(payload && { payload }),
    })
  const subscribe = (buyer: Pick<Buyer, 'headers'>, skuNo: string, telephone?: string) =>
    ask<ArrivalNotice>(buyer, 'POST', 'v1', { skuNo, telephone })
  const list = async (buyer: Buyer) => (await ask<ArrivalList>(buyer, 'GET', 'v1')).data!.result
  const restock = (skuNo: string, pieces: number) =>
    sql`update sku set stock = ${pieces} where sku_no = ${skuNo}`.execute(at.shop.connection.db)
  const told = async () => {
    await at.shop.run('tell arrivals', 'events')
    return at.shop.messages.splice(0).map((notice) => ({ ...notice, key: undefined }))
  }

  it('are sent once, by SMS, when the product can be bought again', async () => {
    const buyer = await at.shop.buyer()
    const own = buyer.id.replace('shopper-', '')
    const { data } = await subscribe(buyer, 'gone')
    expect(data).toMatchObject({
      skuNo: 'gone',
      status: ARRIVAL_NOTICE_STATUS.waiting,
      telephone: `${own.slice(0, 3)}****${own.slice(7)}`,
    })
    expect(await list(buyer)).toMatchObject([{ spuNo: 'spu-gone', skuName: '灯 gone', inStock: false }])
    expect(await told()).toEqual([])

    await restock('gone', 5)
    const message = { telephone: own, kind: 'productArrived', skuNo: 'gone', spuNo: 'spu-gone', productName: '灯 gone' }
    expect(await told()).toEqual([message])
    expect(await told()).toEqual([])
    expect(await list(buyer)).toMatchObject([{ status: ARRIVAL_NOTICE_STATUS.told, inStock: true }])

    await restock('gone', 0)
    expect((await subscribe(buyer, 'gone')).data).toMatchObject({
      arrivalId: data?.arrivalId,
      status: ARRIVAL_NOTICE_STATUS.waiting,
    })
    await restock('gone', 5)
    expect(await told()).toEqual([message])
  })

  it('stay one when asked for twice, with the newer telephone', async () => {
    const buyer = await at.shop.buyer()
    const first = await subscribe(buyer, 'scarce', '13800000001')
    const second = await subscribe(buyer, 'scarce', '13800000002')
    expect(second.data).toEqual({ ...first.data, telephone: '138****0002' })
    await restock('scarce', 1)
    expect(await told()).toMatchObject([{ telephone: '13800000002', skuNo: 'scarce' }])
    await restock('scarce', 0)
  })

  it('go to no more shoppers at a time than there are pieces, those who waited longest first', async () => {
    const buyers = [await at.shop.buyer(), await at.shop.buyer(), await at.shop.buyer()]
    for (const buyer of buyers) {
      await subscribe(buyer, 'scarce')
      at.shop.wait(1000)
    }
    const [first, second, third] = buyers.map(({ id }) => id.replace('shopper-', ''))
    await restock('scarce', 2)
    expect((await told()).map(({ telephone }) => telephone).sort()).toEqual([first, second].sort())
    expect(await told()).toMatchObject([{ telephone: third }])
    await restock('scarce', 0)
  })

  it('that were cancelled are not sent, and nobody cancels or reads another’s', async () => {
    const buyer = await at.shop.buyer()
    const other = await at.shop.buyer()
    const { data } = await subscribe(buyer, 'raced')
    const path = `${data?.arrivalId}/v1`
    expect(await ask(other, 'DELETE', path)).toMatchObject({ code: REPLY_CODE.notFound, field: 'arrivalId' })
    expect(await ask(other, 'GET', path)).toMatchObject({ code: REPLY_CODE.notFound, field: 'arrivalId' })
    expect(await ask(buyer, 'GET', path)).toMatchObject({ data })
    for (let times = 0; times < 2; times += 1) expect(await ask(buyer, 'DELETE', path)).toMatchObject({ data: {} })
    expect(await ask(buyer, 'GET', path)).toMatchObject({ data: { status: ARRIVAL_NOTICE_STATUS.cancelled } })
    expect(await list(buyer)).toEqual([])
    await restock('raced', 5)
    expect(await told()).toEqual([])
    await restock('raced', 0)
  })

  it('are one for fifty requests at once', async () => {
    const buyer = await at.shop.buyer()
    const replies = await Promise.all(Array.from({ length: 50 }, () => subscribe(buyer, 'raced')))
    expect(new Set(replies.map(({ data }) => data?.arrivalId)).size).toBe(1)
    expect(await list(buyer)).toHaveLength(1)
    await restock('raced', 9)
    expect(await told()).toHaveLength(1)
  })

  it('are refused for products that can be bought or are not sold, beyond fifty, and to visitors', async () => {
    const buyer = await at.shop.buyer()
    expect(await subscribe(buyer, 'here')).toMatchObject({ code: REPLY_CODE.conflict, field: 'skuNo' })
    expect(await subscribe(buyer, 'off')).toMatchObject({ code: REPLY_CODE.notFound, field: 'skuNo' })
    expect(await subscribe(buyer, 'none')).toMatchObject({ code: REPLY_CODE.notFound, field: 'skuNo' })
    expect(await subscribe(buyer, 'many-0', '12')).toMatchObject({ code: REPLY_CODE.badInput, field: 'telephone' })
    expect(await subscribe({ headers: {} }, 'many-0')).toMatchObject({ code: REPLY_CODE.loginNeeded })
    const replies = []
    for (let sku = 0; sku < 51; sku += 1) replies.push(await subscribe(buyer, `many-${sku}`))
    expect(replies.filter(({ code }) => code === REPLY_CODE.ok)).toHaveLength(50)
    expect(replies.at(-1)).toMatchObject({ code: REPLY_CODE.overLimit, field: 'skuNo' })
    // A sku that the shopper already waits for does not count again.
    expect(await subscribe(buyer, 'many-3')).toMatchObject({ code: REPLY_CODE.ok })
  })
})
