import { MESSAGE_CHANNEL, MESSAGE_TOPIC, REPLY_CODE, type MessageKind } from '@hearth/domain'
import type { AllowMessages, MessageTemplates, MessageChoices, SentLoginCode, UserEmail } from '@hearth/sdk/core'
import { expect, it } from 'vitest'
import { shipOrder } from '#areas/orders/shipping/ship-order'
import type { Buyer, OrderingShop } from '../../../test/ordering-shop'
import { stockShelf } from '../../../test/shelf'
import { shopOnAnEngine } from '../../../test/shop-on-every-engine'
import { within } from '../../../test/work'

const stock = ({ connection: { db } }: OrderingShop) => stockShelf(db, [{ skuNo: 'lamp', stock: 1000 }])

shopOnAnEngine('messages', stock, (at) => {
  const db = () => at.shop.connection.db
  const ask = <Data>(
    buyer: { headers: object },
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) =>
    at.shop.ask<Data>({
      method,
      url: `/api/platform/usercenter/v1/${path}`,
      headers: { ...buyer.headers },
      ...(payload && { payload }),
    })
  /** Pays and ships an order. Its message is due. */
  const ship = async (buyer: Buyer) => {
    const { orderId } = await at.shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
    await at.shop.press(await at.shop.startPayment(buyer, orderId), 'pay')
    await at.shop.run('deliver')
    await within(db(), at.shop.ports.clock(), (work) =>
      shipOrder(work, orderId, { companyName: '顺丰速运', trackingNumber: 'SF1' }),
    )
    return orderId
  }
  const told = async () => {
    await at.shop.run('events', 'events')
    return {
      sms: at.shop.messages.splice(0),
      mails: at.shop.mails.splice(0),
      app: at.shop.appMessages.splice(0),
    }
  }
  const sendCode = (buyer: { headers: object }, email: string) =>
    ask<SentLoginCode>(buyer, 'POST', 'email/code', { email })
  const setEmail = async (buyer: { headers: object }, email: string, more: object = {}) => {
    const { data } = await sendCode(buyer, email)
    return ask<UserEmail>(buyer, 'PUT', 'email', {
      email,
      ticket: data?.ticket,
      code: at.shop.codes.get(email),
      ...more,
    })
  }
  const choices = async (buyer: Buyer) => (await ask<MessageChoices>(buyer, 'GET', 'notices')).data!
  const allow = (buyer: { headers: object }, allowed: AllowMessages) =>
    ask<MessageTemplates>(buyer, 'POST', 'messages', allowed)
  const left = async (buyer: Buyer, kind: MessageKind) =>
    (await ask<MessageTemplates>(buyer, 'GET', 'messages')).data!.result.find((one) => one.kind === kind)?.left

  it('go by SMS alone to a shopper who set no other channel', async () => {
    const buyer = await at.shop.buyer()
    await ship(buyer)
    const { sms, mails, app } = await told()
    expect(sms).toMatchObject([{ kind: 'orderShipped' }])
    expect([...mails, ...app]).toEqual([])
    const { channels, email } = await choices(buyer)
    expect([channels, email]).toEqual([['sms', 'app', 'email'], undefined])
  })

  it('go by mail too once a code proved the address, in the words and under the key of the SMS', async () => {
    const buyer = await at.shop.buyer()
    expect((await setEmail(buyer, 'xiaonuan@example.com')).data).toEqual({ email: 'xi***@example.com' })
    expect((await choices(buyer)).email).toBe('xi***@example.com')
    const orderId = await ship(buyer)
    const { sms, mails } = await told()
    expect(mails).toMatchObject([
      { to: 'xiaonuan@example.com', kind: 'orderShipped', subject: '【暖居】订单发货通知', key: sms[0]?.key },
    ])
    expect(mails[0]?.text).toContain(`您的订单 ${orderId} 已发货：顺丰速运 SF1。`)

    await ask(buyer, 'DELETE', 'email')
    await ask(buyer, 'DELETE', 'email')
    expect((await choices(buyer)).email).toBeUndefined()
    await ship(buyer)
    expect((await told()).mails).toEqual([])
  })

  it('accept the code of that address, once, and no login code', async () => {
    const buyer = await at.shop.buyer()
    const other = await at.shop.buyer()
    expect(
      await setEmail(buyer, 'a@example.com', {
        code: '000000' === at.shop.codes.get('a@example.com') ? '000001' : '000000',
      }),
    ).toMatchObject({
      code: REPLY_CODE.wrongCode,
      field: 'code',
    })
    const { data } = await sendCode(buyer, 'b@example.com')
    const proof = { ticket: data?.ticket, code: at.shop.codes.get('b@example.com') }
    expect(await ask(buyer, 'PUT', 'email', { email: 'c@example.com', ...proof })).toMatchObject({
      code: REPLY_CODE.wrongCode,
    })
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        ask(n % 2 ? buyer : other, 'PUT', 'email', { email: 'b@example.com', ...proof }),
      ),
    )
    expect(replies.filter(({ code }) => code === REPLY_CODE.ok)).toHaveLength(1)
    for (const email of ['nobody', 'a@b', '@example.com', 'a b@example.com', `${'x'.repeat(250)}@example.com`])
      expect(await sendCode(buyer, email), email).toMatchObject({ code: REPLY_CODE.badInput, field: 'email' })
    const refused = await sendCode(buyer, 'nobody@example.com')
    expect(refused).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'email',
      message: '这个邮箱不能接收消息，请检查后重试',
    })
    expect(await sendCode({ headers: {} }, 'a@example.com')).toMatchObject({ code: REPLY_CODE.loginNeeded })
  })

  it('go by the app as often as a shopper allowed it there, and open the order', async () => {
    const buyer = await at.shop.buyer()
    const first = await allow(buyer, { code: 'anna/1', templateIds: ['template-orderShipped', 'template-gone'] })
    expect(first.data?.result).toContainEqual({ kind: 'orderShipped', templateId: 'template-orderShipped', left: 1 })
    expect((await allow(buyer, { code: 'anna/1', templateIds: ['template-orderShipped'] })).data).toEqual(first.data)
    const orderId = await ship(buyer)
    await ship(buyer)
    const { app } = await told()
    expect(app).toMatchObject([
      { openId: 'open-anna', templateId: 'template-orderShipped', kind: 'orderShipped', trackingNumber: 'SF1' },
    ])
    expect(app[0]?.page).toMatch(/^pages\/home\/index\?to=%2Fmy%2Forder-detail%2F\d+$/)
    expect(orderId).toBeDefined()
    expect(await left(buyer, 'orderShipped')).toBe(0)
  })

  it('use no more consents than there are, with fifty at once, however often an answer was lost', async () => {
    const buyer = await at.shop.buyer()
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        allow(buyer, { code: `bert/${n % 7}`, templateIds: ['template-orderShipped'] }),
      ),
    )
    expect(await left(buyer, 'orderShipped')).toBe(7)
    const orders = []
    for (let n = 0; n < 12; n += 1) orders.push(await ship(buyer))
    await Promise.allSettled([1, 2, 3, 4].map(() => at.shop.run('events')))
    const { app } = await told()
    expect(new Set(app.map(({ key }) => key)).size).toBe(7)
    expect(app).toHaveLength(7)
    expect(await left(buyer, 'orderShipped')).toBe(0)
  })

  it('that could not be handed to the app are sent again, and use one consent', async () => {
    const buyer = await at.shop.buyer()
    await allow(buyer, { code: 'carl/1', templateIds: ['template-orderShipped'] })
    await ship(buyer)
    const { miniProgram } = at.shop.ports
    const { send } = miniProgram!
    miniProgram!.send = () => Promise.reject(new Error('the app is closed'))
    await expect(at.shop.run('events')).rejects.toThrow('will be tried again')
    expect(await left(buyer, 'orderShipped')).toBe(0)
    miniProgram!.send = send
    at.shop.wait(2000)
    expect((await told()).app).toMatchObject([{ openId: 'open-carl' }])
  })

  it('that the app refuses end the consent, and are still sent by SMS', async () => {
    const buyer = await at.shop.buyer()
    for (const n of [1, 2, 3]) await allow(buyer, { code: `refuses/${n}`, templateIds: ['template-orderShipped'] })
    await ship(buyer)
    const { sms, app } = await told()
    expect([sms.length, app.length, await left(buyer, 'orderShipped')]).toEqual([1, 0, 0])
  })

  it('allowed by the app’s earlier user are not sent to its current user', async () => {
    const buyer = await at.shop.buyer()
    await allow(buyer, { code: 'dora/1', templateIds: ['template-orderShipped'] })
    await allow(buyer, { code: 'emil/1', templateIds: ['template-orderRefunded'] })
    expect([await left(buyer, 'orderShipped'), await left(buyer, 'orderRefunded')]).toEqual([0, 1])
    expect(await allow(buyer, { code: 'nobody/1', templateIds: ['template-orderShipped'] })).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'code',
    })
    expect(await allow({ headers: {} }, { code: 'x', templateIds: ['y'] })).toMatchObject({
      code: REPLY_CODE.loginNeeded,
    })
  })

  it('of several kinds with one template are allowed together', async () => {
    const buyer = await at.shop.buyer()
    await allow(buyer, { code: 'fred/1', templateIds: ['template-service'] })
    expect([await left(buyer, 'afterSaleAgreed'), await left(buyer, 'afterSaleRefused')]).toEqual([1, 1])
  })

  it('are switched off for each channel separately', async () => {
    const buyer = await at.shop.buyer()
    await setEmail(buyer, 'gina@example.com')
    await allow(buyer, { code: 'gina/1', templateIds: ['template-orderShipped'] })
    const off = { kind: MESSAGE_TOPIC.order, channel: MESSAGE_CHANNEL.sms, wanted: false }
    const { data } = await ask<MessageChoices>(buyer, 'PUT', 'notices', off)
    expect(data?.result.filter(({ kind }) => kind === MESSAGE_TOPIC.order)).toEqual([
      off,
      { ...off, channel: MESSAGE_CHANNEL.app, wanted: true },
      { ...off, channel: MESSAGE_CHANNEL.email, wanted: true },
    ])
    await ship(buyer)
    const { sms, mails, app } = await told()
    expect([sms.length, mails.length, app.length]).toEqual([0, 1, 1])
    expect(await ask(buyer, 'PUT', 'notices', { ...off, channel: 'pigeon' })).toMatchObject({
      code: REPLY_CODE.badInput,
      field: 'channel',
    })
  })
})
