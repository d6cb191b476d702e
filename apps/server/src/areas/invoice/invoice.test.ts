import { REPLY_CODE, type InvoiceType } from '@hearth/domain'
import type {
  Billing,
  Invoice,
  InvoiceChoice,
  InvoiceMoney,
  OrderDraft,
  PlacedOrder,
  VatInvoice,
  VatInvoiceReply,
} from '@hearth/sdk/core'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { makeInvoices } from '#areas/invoice/make-invoices'
import { ownIssuer, type InvoiceIssuer, type InvoiceToIssue, type InvoiceView } from '#ports/invoice-issuer'
import { house } from '#shop/actor'
import { workAt } from '#shop/unit-of-work'
import { checkBooks } from '../../../test/check-books'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { serviceHands } from '../../../test/served-shop'
import { draftOf, stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'

const STOCK = { lamp: 1000 }

const stock = async ({ connection: { db } }: OrderingShop) => {
  await stockShelf(db, [{ skuNo: 'lamp', price: 11_300, stock: STOCK.lamp }])
  await sql`update sku set attributes = '[{"name":"颜色","value":"白"}]'`.execute(db)
}

const COMPANY = {
  companyName: '暖居智能家居有限公司',
  taxNumber: '91350100M000100Y43',
  registeredAddress: '杭州市余杭区文一西路 1000 号',
  registeredTelephone: '0571-88880000',
  bankName: '招商银行杭州分行',
  bankAccount: '571900000001234',
}
const PERSONAL: InvoiceChoice = { invoiceHeaderType: 1, invoiceContent: 1, invoiceType: 1, pattern: 3 }
const ENTERPRISE: InvoiceChoice = {
  ...PERSONAL,
  invoiceHeaderType: 2,
  invoiceTitle: COMPANY.companyName,
  invoiceTaxNumber: COMPANY.taxNumber,
}

shopOnAnEngine('invoices', stock, (at) => {
  const db = () => at.shop.connection.db
  const hands = serviceHands(() => at.shop)
  const books = async () => expect(await checkBooks(db(), STOCK)).toEqual([])
  const lamps = (itemQuantity: number) => [{ skuNo: 'lamp', itemQuantity }]
  const request = (buyer: Buyer, orderId: string, more: object = PERSONAL) =>
    hands.ask<Billing>(buyer, 'POST', '/api/platform/billing/v1', { ...more, orderId })
  const billing = (buyer: Buyer, orderId: string) =>
    hands.ask<Billing>(buyer, 'GET', `/api/platform/billing/v1/order/${orderId}`)
  const money = async (buyer: Buyer, orderId: string) =>
    (await hands.ask<InvoiceMoney>(buyer, 'GET', `/api/platform/billing/v1/invoice/money/${orderId}`)).data!.money
  const vat = (buyer: Buyer, method: 'GET' | 'POST' | 'PUT' | 'DELETE', payload?: object) =>
    hands.ask<VatInvoice>(buyer, method, '/api/invoice/value-add-tax/v1', payload)
  const received = (buyer: Buyer, pieces: number) => hands.received(buyer, lamps(pieces), 11_300 * pieces)
  const make = () => at.shop.run('make invoices')
  /** Loads the file of an invoice. */
  const file = async (url: string | undefined) => {
    const reply = await at.shop.app.inject(url!)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
    return reply.rawPayload
  }

  const judge = async (invoiceId: string, usable = true, reason?: string) => {
    const { data } = await hands.ops<{ companies: { invoiceId: string; version: number }[] }>(
      'GET /ops/invoices/vat/v1?count=1000',
    )
    const { version } = data!.companies.find((company) => company.invoiceId === invoiceId)!
    return hands.ops(`POST /ops/invoices/vat/${invoiceId}/v1`, { version, usable, ...(reason ? { reason } : {}) })
  }
  const setRules = async (rules: { ratePercent?: number; types?: InvoiceType[] }) => {
    const { data } = await hands.ops<{ version: number }>('GET /ops/invoices/rules/v1')
    const { version } = data!
    return hands.ops('PUT /ops/invoices/rules/v1', { version, ratePercent: 13, types: [1, 2], ...rules })
  }
  /** Makes the due invoices with another issuer than the default. */
  const makeBy = (invoices: InvoiceIssuer, drawInvoice = at.shop.ports.drawInvoice) =>
    makeInvoices(workAt(at.shop.inside, at.shop.ports.clock(), house('make invoices')), { invoices, drawInvoice })
  const place = (buyer: Buyer, more: Partial<OrderDraft>) =>
    hands.ask<PlacedOrder>(buyer, 'POST', '/api/orders/v1', draftOf(buyer.addressId, lamps(1), 11_300, more))

  it('are made once an order is received, over the amount paid for its products', async () => {
    const buyer = await at.shop.buyer()
    const unpaid = await at.shop.buy(buyer, lamps(1), 11_300, { useGold: false })
    expect((await request(buyer, unpaid.orderId)).code).toBe(REPLY_CODE.wrongState)
    const order = await hands.paid(buyer, lamps(2), 22_600)
    const email = 'xiaonuan@example.com'
    expect(await request(buyer, order.orderId, { ...ENTERPRISE, email: 'nobody' })).toMatchObject({ field: 'email' })
    const { data } = await request(buyer, order.orderId, { ...ENTERPRISE, email })
    expect(data).toMatchObject({ billingStatus: 0, amount: 22_600, invoiceTitle: COMPANY.companyName, redStatus: 0 })
    expect((await request(buyer, order.orderId)).message).toBe('该订单已申请过发票')
    await make()
    expect((await billing(buyer, order.orderId)).data!.billingStatus).toBe(0)
    await hands.ship(order.orderId)
    await hands.confirm(buyer, order.orderId)
    await at.shop.run('events')
    await Promise.all([make(), make(), make()])
    const made = (await billing(buyer, order.orderId)).data!
    const { rows } = await sql<{ lines: object[] }>`
      select lines from billing where order_id = ${order.orderId}`.execute(db())
    expect(rows[0]!.lines).toMatchObject([
      { name: '灯 lamp', specification: '白', unit: '件', quantity: 2, net: 20_000 },
    ])
    expect(made).toMatchObject({ billingStatus: 1, amount: 22_600, invoiceNumber: expect.stringMatching(/^\d{20}$/) })
    const pdf = await file(made.pdf_url)
    await at.shop.run('events')
    const told = at.shop.messages.find((one) => one.kind === 'invoiceMade' && one.orderId === order.orderId)
    expect(told).toMatchObject({ number: made.invoiceNumber })
    expect(told).not.toHaveProperty('email')
    const mail = at.shop.mails.find(({ to }) => to === email)
    expect(mail).toMatchObject({ kind: 'invoiceMade', files: [{ name: `${made.invoiceNumber}.pdf` }] })
    expect(Buffer.from(mail!.files![0]!.content)).toEqual(pdf)
    await file(String(told!['path']))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await at.shop.app.inject(made.pdf_url!.replace(/sign=.{4}/, 'sign=AAAA'))).statusCode).toBe(404)
    await books()
  })

  it('are requested automatically where the order asked for one', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.received(buyer, lamps(1), 11_300, {
      invoiceType: 1,
      invoiceHeader: 1,
      invoiceTitle: '林暖',
    })
    await make()
    expect((await billing(buyer, order.orderId)).data).toMatchObject({ billingStatus: 1, invoiceTitle: '林暖' })
    const kept = await hands.ask<Invoice>(buyer, 'GET', `/api/orders/${order.orderId}/invoice/v1`)
    expect(kept.data).toMatchObject({ invoiceTitle: '林暖', pdf_url: expect.stringContaining('/invoice-files/') })
    const change = await hands.ask(buyer, 'PUT', `/api/orders/${order.orderId}/invoice/v1`, {
      invoiceType: 1,
      invoiceContent: 1,
      invoiceHeaderType: 1,
    })
    expect(change.message).toBe('发票已开具，不能修改')
  })

  it('can be changed before they are made', async () => {
    const buyer = await at.shop.buyer()
    const order = await hands.paid(buyer, lamps(1), 11_300)
    const change = (more: object) =>
      hands.ask<Invoice>(buyer, 'PUT', `/api/orders/${order.orderId}/invoice/v1`, {
        invoiceType: 1,
        invoiceContent: 2,
        invoiceHeaderType: 2,
        ...more,
      })
    expect(await change({})).toMatchObject({ field: 'invoiceTitle' })
    const { data } = await change({ invoiceTitle: COMPANY.companyName, invoiceTaxNumber: COMPANY.taxNumber })
    expect(data).toMatchObject({ invoiceContent: 2, invoiceTitle: COMPANY.companyName })
    await hands.ship(order.orderId)
    await hands.confirm(buyer, order.orderId)
    await at.shop.run('events', 'make invoices')
    expect((await billing(buyer, order.orderId)).data).toMatchObject({
      billingStatus: 1,
      invoiceTitle: COMPANY.companyName,
    })
    const { rows } = await sql<{ lines: { name: string }[] }>`
      select lines from billing where order_id = ${order.orderId}`.execute(db())
    expect(rows[0]!.lines).toMatchObject([{ name: '灯具', gross: 11_300, net: 10_000, tax: 1300 }])
  })

  it('cover a repair too: an invoice made before is reversed, and made again', async () => {
    const buyer = await at.shop.buyer()
    const order = await received(buyer, 1)
    await request(buyer, order.orderId)
    await make()
    const [line] = await hands.items(buyer, order.orderId)
    const form = { orderItemId: line!.orderItemId, skuNo: 'lamp', serviceType: 3 as const, reason: 'damaged' }
    const id = (await hands.apply(buyer, form)).data!.afterSaleOrderId
    await hands.deed(id, 'agree')
    await hands.deed(id, 'receive', { counted: 1, resellable: 0 })
    await hands.deed(id, 'quote', { items: [{ name: '灯板更换', price: 3000 }] })
    const { cashierUrl } = (await hands.repairPay(buyer, id)).data!
    await at.shop.press({ cashierUrl, paymentId: '', paymentStatus: 0 }, 'pay')
    await at.shop.run('deliver', 'events', 'make invoices', 'make invoices')
    expect((await billing(buyer, order.orderId)).data).toMatchObject({ billingStatus: 1, redStatus: 0, amount: 14_300 })
    const { rows } = await sql<{ lines: object[]; red: number }>`
      select lines, red_status as red from billing where order_id = ${order.orderId} order by round`.execute(db())
    expect(rows).toMatchObject([
      { red: 2, lines: [{ gross: 11_300 }] },
      { red: 0, lines: [{ gross: 11_300 }, { name: '维修服务', specification: '灯 lamp', unit: '次', gross: 3000 }] },
    ])
    await books()
  })

  it('are reversed in full when money is refunded, and made again for the rest', async () => {
    const buyer = await at.shop.buyer()
    const order = await received(buyer, 3)
    await request(buyer, order.orderId)
    await make()
    const first = (await billing(buyer, order.orderId)).data!
    const [line] = await hands.items(buyer, order.orderId)
    const service = async (pieces: number) => {
      const form = { orderItemId: line!.orderItemId, skuNo: 'lamp', itemQuantity: pieces }
      const id = (await hands.apply(buyer, form)).data!.afterSaleOrderId
      await hands.deed(id, 'agree')
      await hands.deed(id, 'receive', { counted: pieces, resellable: pieces })
      await hands.settle()
    }
    await service(1)
    expect(await money(buyer, order.orderId)).toBe(22_600)
    expect((await billing(buyer, order.orderId)).data).toMatchObject({ billingStatus: 0, amount: 22_600 })
    await make()
    await make()
    const second = (await billing(buyer, order.orderId)).data!
    expect(second).toMatchObject({ billingStatus: 1, amount: 22_600, redStatus: 0 })
    expect(second.invoiceNumber).not.toBe(first.invoiceNumber)
    await service(2)
    await make()
    expect((await billing(buyer, order.orderId)).data).toMatchObject({ redStatus: 2, amount: 22_600 })
    const { rows } = await sql<{ open: number }>`
      select coalesce(sum(amount) filter (where status = 1 and red_status = 0), 0)::integer as open
      from billing
      where order_id = ${order.orderId}`.execute(db())
    expect([rows[0]!.open, await money(buyer, order.orderId)]).toEqual([0, 0])
    expect((await request(buyer, order.orderId)).message).toBe('没有可开票的金额')
    await file((await billing(buyer, order.orderId)).data!.pdf_url)
    await books()
  })

  it('are special ones for companies that staff approved', async () => {
    const buyer = await at.shop.buyer()
    expect((await vat(buyer, 'GET')).data).toEqual({})
    expect(await vat(buyer, 'POST', { ...COMPANY, taxNumber: '91350100M000100Y44' })).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'taxNumber',
    })
    const added = (await vat(buyer, 'POST', COMPANY)).data!
    expect(added.status).toBe(0)
    expect((await vat(buyer, 'POST', COMPANY)).code).toBe(REPLY_CODE.conflict)
    const order = await received(buyer, 1)
    const special = { ...PERSONAL, invoiceHeaderType: 2, invoiceType: 2 }
    expect(await request(buyer, order.orderId, special)).toMatchObject({
      code: REPLY_CODE.wrongState,
      field: 'invoiceId',
    })
    expect((await judge(added.invoiceId, false)).code).toBe(REPLY_CODE.badInput)
    await judge(added.invoiceId, false, '开户银行与账号不符')
    const reply = (await hands.ask<VatInvoiceReply>(buyer, 'GET', '/api/invoice/value-add-tax/v1')).data!
    expect(reply.invoice).toMatchObject({ status: 2, refusedReason: '开户银行与账号不符' })
    expect((await vat(buyer, 'PUT', { ...COMPANY, invoiceId: added.invoiceId })).data).toMatchObject({ status: 0 })
    await judge(added.invoiceId)
    expect((await request(buyer, order.orderId, special)).data).toMatchObject({
      invoiceType: 2,
      invoiceTitle: COMPANY.companyName,
    })
    const other = await at.shop.buyer()
    expect((await vat(other, 'PUT', { ...COMPANY, invoiceId: added.invoiceId })).code).toBe(REPLY_CODE.notFound)
    expect((await vat(other, 'DELETE', { invoiceId: added.invoiceId })).code).toBe(REPLY_CODE.notFound)
    expect((await vat(buyer, 'DELETE', { invoiceId: added.invoiceId })).code).toBe(0)
    await make()
    expect((await billing(buyer, order.orderId)).data).toMatchObject({ billingStatus: 1, invoiceType: 2 })
  })

  it('are special ones from the order on, for a company that staff approved', async () => {
    const buyer = await at.shop.buyer()
    const special = { useGold: false, invoiceType: 2, invoiceHeader: 2 } as const
    expect(await place(buyer, special)).toMatchObject({ code: REPLY_CODE.notFound, field: 'invoiceId' })
    const { invoiceId } = (await vat(buyer, 'POST', COMPANY)).data!
    expect(await place(buyer, special)).toMatchObject({ code: REPLY_CODE.wrongState, field: 'invoiceId' })
    await judge(invoiceId)
    expect(await place(buyer, { ...special, invoiceId: 'another' })).toMatchObject({ code: REPLY_CODE.notFound })
    const order = await hands.received(buyer, lamps(1), 11_300, { ...special, invoiceId })
    expect((await hands.ask<Invoice>(buyer, 'GET', `/api/orders/${order.orderId}/invoice/v1`)).data).toMatchObject({
      invoiceType: 2,
    })
    await make()
    expect((await billing(buyer, order.orderId)).data).toMatchObject({
      billingStatus: 1,
      invoiceType: 2,
      invoiceTitle: COMPANY.companyName,
    })
    const ordinary = await hands.paid(buyer, lamps(1), 11_300)
    const change = { invoiceType: 2, invoiceContent: 1, invoiceHeaderType: 2 }
    expect(
      (await hands.ask<Invoice>(buyer, 'PUT', `/api/orders/${ordinary.orderId}/invoice/v1`, change)).data,
    ).toMatchObject({ invoiceType: 2 })
    await books()
  })

  it('are refused for a kind that the shop does not make, whenever they are requested', async () => {
    const buyer = await at.shop.buyer()
    const paid = await hands.paid(buyer, lamps(1), 11_300)
    const unpaid = await at.shop.buy(buyer, lamps(1), 11_300, { useGold: false })
    await setRules({ types: [] })
    const refusals = [
      await place(buyer, { useGold: false, invoiceType: 1 }),
      await hands.ask(buyer, 'PUT', '/api/orders/', { orderId: unpaid.orderId, invoiceType: 1 }),
      await hands.ask(buyer, 'PUT', `/api/orders/${paid.orderId}/invoice/v1`, {
        invoiceType: 1,
        invoiceContent: 1,
        invoiceHeaderType: 1,
      }),
      await request(buyer, paid.orderId),
    ]
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: REPLY_CODE.badInput, field: 'invoiceType' })
    expect((await hands.ask(buyer, 'PUT', '/api/orders/', { orderId: unpaid.orderId, remark: '放门口' })).code).toBe(0)
    expect(
      (await hands.ask(buyer, 'GET', `/api/platform/billing/v1/invoice/money/${paid.orderId}`)).data,
    ).toMatchObject({ invoiceTypes: [] })
    await setRules({})
  })

  it('are refused by the issuer with a reason, and can be requested again with corrected data', async () => {
    const buyer = await at.shop.buyer()
    const order = await received(buyer, 1)
    await request(buyer, order.orderId, ENTERPRISE)
    await makeBy({ issue: async () => ({ refused: '税号不存在' }) })
    expect((await billing(buyer, order.orderId)).data).toMatchObject({ billingStatus: 2, refusedReason: '税号不存在' })
    expect((await request(buyer, order.orderId)).data).toMatchObject({ billingStatus: 0 })
    await make()
    expect((await billing(buyer, order.orderId)).data).toMatchObject({ billingStatus: 1, invoiceTitle: '个人' })
    await books()
  })

  it('are made though twenty others fail, which are tried again later', async () => {
    const buyer = await at.shop.buyer()
    const orders: string[] = []
    for (let n = 0; n < 21; n += 1) {
      const { orderId } = await received(buyer, 1)
      await request(buyer, orderId)
      orders.push(orderId)
      at.shop.wait(1)
    }
    const tried: string[] = []
    const down: InvoiceIssuer = {
      async issue({ orderId }) {
        tried.push(orderId)
        if (orderId === orders[20]) return { number: '26112026000000000001' }
        throw new Error('down')
      },
    }
    await expect(makeBy(down)).rejects.toThrow('20 invoices could not be made yet')
    await makeBy(down)
    expect((await billing(buyer, orders[20]!)).data).toMatchObject({ billingStatus: 1 })
    expect(tried).toHaveLength(21)
    at.shop.wait(5001)
    await make()
    await make()
    for (const orderId of orders) expect((await billing(buyer, orderId)).data).toMatchObject({ billingStatus: 1 })
  })

  it('contain the shopper’s last change, up to the moment they are sent to be made', async () => {
    const buyer = await at.shop.buyer()
    const [first, second] = [await received(buyer, 1), await received(buyer, 1)]
    for (const { orderId } of [first, second]) {
      await request(buyer, orderId)
      at.shop.wait(1)
    }
    const titles: string[] = []
    await makeBy({
      async issue({ key, title }) {
        titles.push(title)
        if (titles.length === 1)
          await hands.ask(buyer, 'PUT', `/api/orders/${second.orderId}/invoice/v1`, {
            invoiceType: 1,
            invoiceContent: 1,
            invoiceHeaderType: 2,
            invoiceTitle: COMPANY.companyName,
            invoiceTaxNumber: COMPANY.taxNumber,
          })
        return ownIssuer.issue({ key } as InvoiceToIssue)
      },
    })
    expect(titles).toEqual(['个人', COMPANY.companyName])
  })

  it('are reversed at the tax rate they were made at', async () => {
    const buyer = await at.shop.buyer()
    const order = await received(buyer, 1)
    await request(buyer, order.orderId)
    await make()
    const [line] = await hands.items(buyer, order.orderId)
    const { data } = await hands.apply(buyer, { orderItemId: line!.orderItemId, skuNo: 'lamp' })
    await hands.deed(data!.afterSaleOrderId, 'agree')
    await hands.bill(buyer, data!.afterSaleOrderId)
    await setRules({ ratePercent: 6 })
    await hands.deed(data!.afterSaleOrderId, 'receive', { counted: 1, resellable: 1 })
    await hands.settle()
    const drawn: InvoiceView[] = []
    await makeBy(ownIssuer, async (view) => (drawn.push(view), Buffer.from('%PDF-')))
    expect(drawn).toMatchObject([{ ratePercent: 13, lines: [{ tax: 1300 }] }])
    await setRules({})
  })

  it('are seen by their shopper alone, and refused with a reason', async () => {
    const [buyer, other] = [await at.shop.buyer(), await at.shop.buyer()]
    const order = await hands.paid(buyer, lamps(1), 11_300)
    await request(buyer, order.orderId)
    for (const answer of [
      await billing(other, order.orderId),
      await request(other, order.orderId),
      await hands.ask(other, 'GET', `/api/orders/${order.orderId}/invoice/v1`),
      await hands.ask(other, 'GET', `/api/platform/billing/v1/invoice/money/${order.orderId}`),
    ])
      expect(answer.code).toBe(REPLY_CODE.notFound)
    const info = (who: Buyer) =>
      hands.ask<{ result: Billing[] }>(who, 'POST', '/api/platform/billing/v1/info', {
        orderIds: [order.orderId, 'none'],
      })
    expect([(await info(buyer)).data!.result.length, (await info(other)).data!.result.length]).toEqual([1, 0])
    await hands.ops(`POST /ops/invoices/${order.orderId}/refuse/v1`, { reason: '抬头与税号不符' })
    expect((await billing(buyer, order.orderId)).data).toMatchObject({
      billingStatus: 2,
      refusedReason: '抬头与税号不符',
    })
    expect((await request(buyer, order.orderId, ENTERPRISE)).data).toMatchObject({ billingStatus: 0 })
  })

  it('begin with the shopper’s last invoice details', async () => {
    const buyer = await at.shop.buyer()
    const choice = (method: 'GET' | 'PUT', payload?: object) =>
      hands.ask<Invoice>(buyer, method, '/api/invoice/v1', payload)
    expect((await choice('GET')).data).toEqual(PERSONAL)
    expect(await choice('PUT', { ...ENTERPRISE, invoiceTaxNumber: '1' })).toMatchObject({ field: 'invoiceTaxNumber' })
    expect(await choice('PUT', { ...ENTERPRISE, pattern: 1 })).toMatchObject({ field: 'pattern' })
    expect((await choice('PUT', ENTERPRISE)).data).toEqual(ENTERPRISE)
    expect((await choice('GET')).data).toEqual(ENTERPRISE)
    const made = await hands.ask(buyer, 'GET', '/api/platform/billing/v1/merchant/m1')
    expect(made.data).toEqual({ merchantId: 'm1', merchantName: '暖居官方旗舰店', invoiceTypes: [1, 2] })
  })

  it('can be read: their page has ink where its Chinese words are', async () => {
    const buyer = await at.shop.buyer()
    const order = await received(buyer, 1)
    await request(buyer, order.orderId, ENTERPRISE)
    await make()
    const library = await PDFiumLibrary.init()
    const document = await library.loadDocument(await file((await billing(buyer, order.orderId)).data!.pdf_url))
    const { data, width, height } = await document.getPage(0).render({ scale: 2, render: 'bitmap' })
    document.destroy()
    library.destroy()
    const page = sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .greyscale()
    /** Returns the share of dark pixels in a rectangle of the page, in points. */
    const ink = async (left: number, top: number, area: number, tall: number) => {
      const part = await page
        .clone()
        .extract({ left: left * 2, top: top * 2, width: area * 2, height: tall * 2 })
        .raw()
        .toBuffer()
      return part.filter((value) => value < 160).length / part.length
    }
    // These are the title, the buyer's company, and an empty area of the page.
    expect(await ink(160, 40, 280, 26)).toBeGreaterThan(0.06)
    expect(await ink(40, 155, 200, 14)).toBeGreaterThan(0.05)
    expect(await ink(300, 500, 200, 100)).toBe(0)
  })
})
