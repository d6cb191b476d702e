import { ARRIVAL_NOTICE_STATUS, MESSAGE_TOPIC, type MessageChannel } from '@hearth/domain'
import { appStore, type ListedArrival, type MessageTemplate, type MessageChoices } from '@hearth/state'
import { later, refusal, type FakeCalls, type fakePorts } from '@hearth/state/testing'
import { expect, it, vi } from 'vitest'
import { ArrivalsScreen } from '../src/arrivals'
import { openScreen } from './open-screen'
import { NOW, picture, visitor } from './samples'

const lamp: ListedArrival = {
  arrivalId: 'a1',
  skuNo: 's1',
  spuNo: 'p1',
  skuName: '护眼台灯',
  picture: picture('lamp'),
  status: ARRIVAL_NOTICE_STATUS.waiting,
  telephone: '138****0001',
  inStock: false,
  createTime: NOW,
}
/** Returns a shopper's default settings, in a shop with these channels. */
const choicesOf = (channels: MessageChannel[], email?: string): MessageChoices => ({
  result: Object.values(MESSAGE_TOPIC).flatMap((kind) =>
    channels.map((channel) => ({ kind, channel, wanted: kind !== 'priceLower' })),
  ),
  channels,
  ...(email && { email }),
})
const bySms = choicesOf(['sms'])

const open = (
  arrivals: ListedArrival[],
  more: { user?: FakeCalls['user']; products?: FakeCalls['products']; ports?: Parameters<typeof fakePorts>[0] } = {},
) =>
  openScreen(ArrivalsScreen, {
    calls: {
      user: { listMessageChoices: async () => bySms, ...more.user },
      products: { listArrivals: async () => ({ result: arrivals }), ...more.products },
    },
    ports: more.ports,
  })

it('a shopper sees which products they wait for and which have come, cancels one or buys another', async () => {
  let arrivals = [
    lamp,
    { ...lamp, arrivalId: 'a2', skuNo: 's2', skuName: '智能插座', status: 1 as const, inStock: true },
  ]
  const cancelArrival = vi.fn(async ({ arrivalId }: { arrivalId: string }) => {
    arrivals = arrivals.filter((one) => one.arrivalId !== arrivalId)
    return {}
  })
  const page = await open([], { products: { listArrivals: async () => ({ result: arrivals }), cancelArrival } })
  expect(page.text()).toContain('短信发到 138****0001')
  expect(page.has('取消通知 智能插座')).toBe(false)
  await page.press('去购买 智能插座')
  expect(page.ports.visited).toEqual(['/product/p1?skuNo=s2'])
  await page.press('取消通知 护眼台灯')
  expect(cancelArrival.mock.calls[0]?.[0]).toEqual({ arrivalId: 'a1' })
  expect(page.text()).not.toContain('护眼台灯')
})

it('a shopper who waits for nothing reads how to', async () => {
  const page = await open([])
  expect(page.text()).toContain('还没有等待到货的商品')
})

it('a shopper switches one topic of messages at a time, and a refused one stays as it was', async () => {
  const answer = later<MessageChoices>()
  const chooseMessages = vi.fn(() => answer.promise)
  const page = await open([], { user: { chooseMessages } })
  const box = () => page.find('购物车降价提醒 短信') as HTMLInputElement
  expect([box().checked, box().disabled]).toEqual([false, false])
  await page.press('购物车降价提醒 短信')
  expect(box().disabled).toBe(true)
  answer.resolve({ ...bySms, result: bySms.result.map((one) => ({ ...one, wanted: true })) })
  await expect.poll(() => [box().checked, box().disabled]).toEqual([true, false])

  const refused = await open([], { user: { chooseMessages: () => Promise.reject(refusal('107002500')) } })
  await refused.press('订单通知 短信')
  expect((refused.find('订单通知 短信') as HTMLInputElement).checked).toBe(true)
})

it('a shopper adds a mail address with the code sent to it, switches mail separately, and removes it', async () => {
  let email: string | undefined
  const calls = {
    listMessageChoices: async () => choicesOf(['sms', 'app', 'email'], email),
    chooseMessages: vi.fn(async () => choicesOf(['sms', 'app', 'email'], email)),
    sendEmailCode: vi.fn(async () => ({ ticket: 't1', resendAfter: 60_000, expiresAfter: 300_000 })),
    setEmail: vi.fn(async () => {
      email = 'xi***@example.com'
      return { email }
    }),
    removeEmail: vi.fn(async () => {
      email = undefined
      return {}
    }),
  }
  const page = await open([], { user: calls })
  expect(page.has('订单通知 邮件')).toBe(false)
  await page.press('添加邮箱')
  await page.write('邮箱', 'nobody')
  await page.press('获取验证码')
  expect(page.text()).toContain('请填写正确的邮箱')
  expect(calls.sendEmailCode).not.toHaveBeenCalled()
  await page.write('邮箱', ' xiaonuan@example.com ')
  await page.press('获取验证码')
  expect(calls.sendEmailCode).toHaveBeenCalledWith({ email: 'xiaonuan@example.com' }, expect.anything())
  await page.write('邮箱验证码', '123456')
  await page.press('保存')
  const proof = { email: 'xiaonuan@example.com', ticket: 't1', code: '123456' }
  expect(calls.setEmail).toHaveBeenCalledWith(proof, expect.anything())
  expect(page.text()).toContain('同时发送到 xi***@example.com')
  await page.press('订单通知 邮件')
  const off = { kind: 'order', channel: 'email', wanted: false }
  expect(calls.chooseMessages).toHaveBeenCalledWith(off)
  await page.press('移除邮箱')
  expect(page.has('订单通知 邮件')).toBe(false)
})

it('a code that is wrong, or of another address, is reported at its field', async () => {
  const setEmail = vi.fn(() => Promise.reject(Object.assign(refusal('107002415', '验证码错误'), { field: 'code' })))
  const page = await open([], {
    user: {
      listMessageChoices: async () => choicesOf(['sms', 'email']),
      sendEmailCode: async () => ({ ticket: 't1', resendAfter: 60_000, expiresAfter: 300_000 }),
      setEmail,
    },
  })
  await page.press('添加邮箱')
  await page.write('邮箱', 'a@example.com')
  await page.write('邮箱验证码', '123456')
  await page.press('保存')
  expect(page.text()).toContain('请先获取验证码')
  await page.press('获取验证码')
  await page.press('保存')
  expect(page.text()).toContain('验证码错误')
})

it('in an app that sends messages a shopper allows them in its own dialog, and is offered none after that', async () => {
  const templates = (left: number): MessageTemplate[] =>
    (['couponEnding', 'pointsEnding', 'orderShipped'] as const).map((kind) => ({ kind, templateId: kind, left }))
  const askForMessages = vi.fn(async (templateIds: readonly string[]) => ({
    code: 'c1',
    templateIds: [...templateIds],
  }))
  const allowMessages = vi.fn(async () => ({ result: templates(1) }))
  const user = {
    listMessageChoices: async () => choicesOf(['sms', 'app']),
    listMessageTemplates: async () => ({ result: templates(0) }),
    allowMessages,
  }
  const page = await open([], { user, ports: { askForMessages } })
  expect(page.has('订单通知 小程序')).toBe(true)
  await page.press('允许通知')
  expect(askForMessages.mock.calls).toEqual([[['couponEnding', 'pointsEnding']]])
  expect(allowMessages).toHaveBeenCalledWith({ code: 'c1', templateIds: ['couponEnding', 'pointsEnding'] })
  expect(page.has('允许通知')).toBe(false)

  const elsewhere = await open([], { user })
  expect([elsewhere.has('允许通知'), elsewhere.has('订单通知 小程序')]).toEqual([false, false])

  const words = '您关闭了消息订阅'
  const denied = await open([], { user, ports: { askForMessages: () => Promise.reject(new Error(words)) } })
  await denied.press('允许通知')
  expect(denied.shop.store(appStore).getState().toast?.text ?? '').toBe(words)
  expect(denied.has('允许通知')).toBe(true)
})

it('a visitor is asked to log in', async () => {
  const page = await openScreen(ArrivalsScreen, { user: visitor, calls: {} })
  expect(page.ports.visited).toEqual(['/login?next=%2Farrivals'])
})
