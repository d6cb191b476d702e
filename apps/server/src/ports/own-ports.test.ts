import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ORDER_STATUS, REPLY_CODE } from '@hearth/domain'
import type { OrderDetail } from '@hearth/sdk/core'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createSandboxCashier } from '#areas/sandbox/sandbox-cashier'
import { openCashier, openMiniProgram, openNotifier } from '#ports/open-ports'
import { readSettings } from '#settings'
import { openOrderingShop } from '../../test/ordering-shop'
import { stockShelf } from '../../test/shelf'

const folder = mkdtempSync(join(tmpdir(), 'hearth-own-ports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a module like an owner's. */
const own = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
const parts = { env: { PIGEONS: 'seven' }, clock: () => 1000, origin: 'https://shop.example' }
const sandbox = () => createSandboxCashier({ db: undefined as never, secret: '', clock: parts.clock })

const CASHIER = `
export default ({ origin }) => ({
  channel: 'snail',
  receipt: { type: 'text/plain', body: 'success' },
  start: ({ paymentId }) => Promise.resolve('https://snail.example/pay/' + paymentId + '?back=' + origin),
  async verify({ body, headers }) {
    return headers['snail-serial'] === '1' && headers['snail-signature'] === 'shell' ? JSON.parse(body) : undefined
  },
  query: () => Promise.resolve(undefined),
  refund: () => Promise.resolve(true),
})`

describe('an owner’s own sender of login codes', () => {
  it('is made from the module in the settings, and sends in production too', async () => {
    const file = own(
      'sms.mjs',
      'export const sent = []\nexport default ({ env }) => ({ send: ({ telephone, code }, key) => Promise.resolve(void sent.push(`${env.PIGEONS} ${telephone} ${code} ${key}`)) })',
    )
    const settings = readSettings(
      { NODE_ENV: 'production', PAYMENT: 'sandbox', PUBLIC_ORIGIN: 'https://shop.example', NOTIFIER: file },
      '/',
    )
    const sender = await openNotifier(settings, parts)
    await sender.send({ telephone: '13800138000', kind: 'loginCode', code: '123456' }, 'key')
    expect(((await import(file)) as { sent: string[] }).sent).toEqual(['seven 13800138000 123456 key'])
  })

  it('is refused in plain words when it is missing, or is something else', async () => {
    const open = (notifier: string) => openNotifier({ notifier, environment: 'production' }, parts)
    await expect(open(join(folder, 'gone.mjs'))).rejects.toThrow(/^NOTIFIER=.*gone\.mjs cannot be loaded: /)
    await expect(open(own('nothing.mjs', 'export const send = 1'))).rejects.toThrow('needs a default export')
    await expect(open(own('half.mjs', 'export default () => ({})'))).rejects.toThrow('made a port without send')
  })
})

describe('an owner’s own mini-program', () => {
  const open = (templates: string) =>
    openMiniProgram(
      {
        miniProgram: own(
          `mini-${templates.length}.mjs`,
          `export default () => ({ ${templates} openIdOf: (code) => code === 'known' ? 'me' : undefined, send: () => 'delivered' })`,
        ),
        environment: 'production',
      },
      parts,
    )

  it('names the messages it has templates for, and the shopper of a code', async () => {
    const app = (await open("templates: { orderShipped: 'T1' },"))!
    expect(app.templates).toEqual({ orderShipped: 'T1' })
    expect([await app.openIdOf('known'), await app.openIdOf('other')]).toEqual(['me', undefined])
  })

  it('is refused in plain words with templates that no message has', async () => {
    await expect(open('')).rejects.toThrow('whose templates are missing')
    await expect(open("templates: { orderShiped: 'T1' },")).rejects.toThrow('whose templates have orderShiped: T1')
    await expect(open('templates: { orderShipped: 1  },')).rejects.toThrow('whose templates have orderShipped: 1')
    expect(await openMiniProgram({ environment: 'production' }, parts)).toBeUndefined()
  })
})

describe('an owner’s own cashier', () => {
  it('collects: it is paid at its own page, its notice is verified by its own headers, and it gets the answer it expects', async () => {
    const cashier = await openCashier({ cashier: own('snail.mjs', CASHIER) }, parts, sandbox)
    const shop = await openOrderingShop(undefined, cashier)
    try {
      await stockShelf(shop.connection.db, [{ skuNo: 'lamp', stock: 5 }])
      const buyer = await shop.buyer()
      const { orderId } = await shop.buy(buyer, [{ skuNo: 'lamp', itemQuantity: 1 }], 10000)
      const { paymentId, cashierUrl } = await shop.startPayment(buyer, orderId)
      expect(cashierUrl).toBe(`https://snail.example/pay/${paymentId}?back=https://shop.example`)

      const tell = (headers: Record<string, string>) =>
        shop.app.inject({
          method: 'POST',
          url: '/api/payment/notify/snail',
          headers: { 'content-type': 'application/json', ...headers },
          payload: JSON.stringify({ paymentId, tradeNo: 'S1', amount: 10000, result: 'paid', time: 1 }),
        })
      expect((await tell({ 'snail-serial': '1', 'snail-signature': 'forged' })).statusCode).toBe(400)
      const understood = await tell({ 'snail-serial': '1', 'snail-signature': 'shell' })
      expect([understood.statusCode, understood.headers['content-type'], understood.body]).toEqual([
        200,
        'text/plain',
        'success',
      ])
      const { data } = await shop.ask<OrderDetail>({ url: `/api/orders/${orderId}/v1`, headers: buyer.headers })
      expect(data?.order.orderStatus).toBe(ORDER_STATUS.paid)

      const page = await shop.app.inject(`/sandbox-cashier/${paymentId}/x`)
      expect(page.headers['content-type'], 'the sandbox has no page where it does not collect').not.toContain(
        'text/html',
      )
      const other = await shop.ask({
        method: 'POST',
        url: '/api/payment/v2',
        headers: buyer.headers,
        payload: { orderId, payChannel: 'sandbox' },
      })
      expect(other).toMatchObject({ code: REPLY_CODE.badInput, message: '请选择本店支持的支付方式' })
    } finally {
      await shop.close()
    }
  })

  it('is refused without a name that fits in an address', async () => {
    const named = (channel: string) =>
      openCashier(
        { cashier: own(`${channel.length}-${Date.now()}.mjs`, CASHIER.replace('snail', channel)) },
        parts,
        sandbox,
      )
    await expect(named('Fast Snail')).rejects.toThrow('whose channel is Fast Snail')
    await expect(named('sandbox')).rejects.toThrow('Give it a name of its own')
    const nameless = own('nameless.mjs', CASHIER.replace("channel: 'snail',", ''))
    await expect(openCashier({ cashier: nameless }, parts, sandbox)).rejects.toThrow('whose channel is undefined')
  })

  it('fails when it does not answer, so that nobody waits without end', async () => {
    const never =
      "'snail'" +
      ['start', 'verify', 'query', 'refund'].map((name) => `, ${name}: () => new Promise(() => {})`).join('') +
      `, payLater: { ${['isSigned', 'signUrl', 'charge'].map((name) => `${name}: () => new Promise(() => {})`).join(', ')} }`
    const cashier = await openCashier(
      { cashier: own('silent.mjs', `export default () => ({ channel: ${never} })`) },
      parts,
      sandbox,
    )
    const sender = await openNotifier(
      {
        notifier: own('silent-sms.mjs', 'export default () => ({ send: () => new Promise(() => {}) })'),
        environment: 'production',
      },
      parts,
    )
    vi.useFakeTimers()
    try {
      const asked = [
        cashier.start({ paymentId: 'p1', orderId: 'o1', amount: 1 }),
        cashier.verify({ body: '', headers: {} }),
        cashier.query('p1'),
        cashier.refund({ refundId: 'r1', paymentId: 'p1', tradeNo: 't1', amount: 1 }),
        cashier.payLater?.isSigned('s1'),
        cashier.payLater?.signUrl('s1'),
        cashier.payLater?.charge({ paymentId: 'p1', orderId: 'o1', amount: 1 }, 's1'),
        sender.send({ telephone: '13800138000', kind: 'loginCode', code: '123456' }, 'key'),
      ]
      const ends = Promise.all(
        asked.map((one) =>
          Promise.resolve(one).then(
            () => '',
            (error: Error) => error.message,
          ),
        ),
      )
      await vi.advanceTimersByTimeAsync(30_000)
      expect(await ends).toEqual([
        'the cashier snail did not answer within 9 s',
        'the cashier snail did not answer within 9 s',
        'the cashier snail did not answer within 5 s',
        'the cashier snail did not answer within 30 s',
        'the cashier snail did not answer within 9 s',
        'the cashier snail did not answer within 9 s',
        'the cashier snail did not answer within 30 s',
        'the notifier did not answer within 9 s',
      ])
    } finally {
      vi.useRealTimers()
    }
  })

  it('may answer at once, and fails as a promise does', async () => {
    const text = CASHIER.replace('query: () => Promise.resolve(undefined)', 'query: () => undefined').replace(
      'refund: () => Promise.resolve(true)',
      "refund() { throw new Error('closed') }",
    )
    const cashier = await openCashier({ cashier: own('at-once.mjs', text) }, parts, sandbox)
    await expect(cashier.query('p1').catch(() => 'failed')).resolves.toBeUndefined()
    await expect(cashier.refund({ refundId: 'r1', paymentId: 'p1', tradeNo: 't1', amount: 1 })).rejects.toThrow(
      'closed',
    )
  })
})
