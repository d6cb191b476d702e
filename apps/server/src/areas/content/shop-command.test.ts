import { REPLY_CODE } from '@hearth/domain'
import type { BusinessLicense, ContentPage, ProfileWidget, TextWidget } from '@hearth/sdk/core'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { welcome } from '#areas/passport/welcome'
import { operate } from '../../../test/command-line'
import { NOON, openTestShop } from '../../../test/shop'
import { workOn } from '../../../test/work'

const square = (
  await sharp({ create: { width: 60, height: 60, channels: 3, background: '#0a6b4d' } })
    .png()
    .toBuffer()
).toString('base64')

const pictures = [
  { name: 'mark', alt: '小店的标志', file: square },
  { name: 'licence', alt: '营业执照', file: square },
]

const described = {
  name: '我的小店',
  slogan: '灯火可亲',
  description: '卖好灯的小店。',
  logo: 'mark',
  colour: '#0a6b4d',
  serviceHours: '工作日 10:00 至 18:00',
  companyName: '我的小店有限公司',
  license: { creditCode: '91350100M000100Y43', picture: 'licence' },
  filings: [{ title: '闽ICP备2026000001号', url: 'https://beian.miit.gov.cn/' }],
  paymentMarks: ['微信支付', '支付宝'],
}

async function openShop() {
  const shop = await openTestShop({ demo: false })
  onTestFinished(() => shop.close())
  const hearth = (args: string[], file?: object) => operate(shop, { args, input: file && JSON.stringify(file) })
  const read = async <Widget>(page: string) => {
    const { data } = await shop.ask<ContentPage>(`/cms/api/v1/widgets?urlMapping=${page}`)
    return {
      title: data?.title,
      description: data?.description,
      widget: data?.blocks[0]?.widgets[0] as Widget | undefined,
    }
  }
  return { ...shop, hearth, read }
}

it('shows shoppers the owner’s name and texts, with colours that suit the chosen one', async () => {
  const { hearth, read, ask } = await openShop()
  expect((await read<ProfileWidget>('/shop')).widget).toEqual({
    widgetType: 5,
    name: '暖居',
    slogan: '让家更温暖、更聪明',
    serviceHours: '每天 9:00 至 21:00',
    hasLicense: false,
    hasNewcomerCoupon: false,
    filings: [],
    paymentMarks: [],
  })
  expect(await hearth(['import', 'shop.json'], { pictures, shop: described })).toMatchObject({ code: 0 })

  const { title, description, widget } = await read<ProfileWidget>('/shop')
  expect([title, description]).toEqual(['我的小店', '卖好灯的小店。'])
  expect(widget).toMatchObject({
    name: '我的小店',
    slogan: '灯火可亲',
    serviceHours: '工作日 10:00 至 18:00',
    companyName: '我的小店有限公司',
    hasLicense: true,
    filings: described.filings,
    paymentMarks: ['微信支付', '支付宝'],
  })
  expect(widget?.logo).toMatchObject({ url: expect.stringMatching(/^\/pictures\/mark\./), width: 60 })
  expect(widget?.colours).toMatchObject({ fill: '#0a6b4d' })
  expect((await ask<BusinessLicense>('/api/platform/multimedia/business/v1/license')).data).toMatchObject({
    companyName: '我的小店有限公司',
    creditCode: '91350100M000100Y43',
    url: expect.stringMatching(/^\/pictures\/licence\./),
  })
  expect((await read<TextWidget>('/agreement/license')).widget).toMatchObject({
    lead: '我的小店有限公司，统一社会信用代码 91350100M000100Y43',
    picture: { alt: '营业执照' },
  })
  expect((await read('/home')).title).toBe('我的小店')
})

it('shows the owner the stored texts, and keeps those that a later file leaves out', async () => {
  const { hearth } = await openShop()
  await hearth(['import', 'shop.json'], { pictures, shop: described })
  await hearth(['import', 'shop.json'], { shop: { slogan: '灯火温柔' } })
  const { output } = await hearth(['shop'])
  for (const fact of [
    '我的小店',
    '灯火温柔',
    '卖好灯的小店。',
    '/pictures/mark.',
    '#0a6b4d',
    '我的小店有限公司',
    '91350100M000100Y43',
    '闽ICP备2026000001号',
    '微信支付, 支付宝',
  ])
    expect(output).toContain(fact)
})

it('names the shop in its default agreements, and shows the owner’s agreement instead of one', async () => {
  const { hearth, read } = await openShop()
  await hearth(['import', 'shop.json'], { pictures, shop: described })
  expect((await read<TextWidget>('/agreement/user')).widget?.lead).toMatch(
    /^欢迎来到我的小店。本协议是您与我的小店有限公司之间/,
  )
  expect((await read<TextWidget>('/agreement/service')).widget?.lead).toContain('工作日 10:00 至 18:00')
  for (const page of ['user', 'privacy', 'after-sale', 'service'])
    expect(JSON.stringify(await read(`/agreement/${page}`))).not.toContain('暖居')

  const widgets = [
    {
      widgetType: 6,
      since: '2026 年 12 月 1 日',
      lead: '请先读完。',
      chapters: [{ title: '一、账号', paragraphs: ['一人一号。'] }],
    },
  ]
  await hearth(['import', 'shop.json'], {
    pages: [{ urlMapping: '/agreement/user', title: '小店协议', description: '', blocks: [{ blockId: 1, widgets }] }],
  })
  expect(await read<TextWidget>('/agreement/user')).toMatchObject({ title: '小店协议', widget: widgets[0] })
})

it('has no licence to show until the owner brings one', async () => {
  const { ask, read } = await openShop()
  expect(await ask('/api/platform/multimedia/business/v1/license')).toMatchObject({
    status: 404,
    code: REPLY_CODE.notFound,
  })
  expect((await read('/agreement/license')).widget).toBeUndefined()
})

it('tells newcomers the name of the shop', async () => {
  const { hearth, connection, ports } = await openShop()
  await hearth(['import', 'shop.json'], { shop: { name: '我的小店' } })
  await welcome({ ...workOn(connection.db, ports.clock()), secret: 'secret' }, '13800138000')
  expect(await connection.db.selectFrom('shopper').select('display_name').execute()).toEqual([
    { display_name: '我的小店用户8000' },
  ])
})

it.each([
  [{ name: ' ' }, 'shop.name: 须是 1 至 20 个字的文字，不能换行'],
  [{ name: '店'.repeat(21) }, 'shop.name: 须是 1 至 20 个字的文字，不能换行'],
  [{ colour: 'red' }, 'shop.colour: 须是 # 加六位小写十六进制数'],
  [
    { license: { creditCode: '91350100M000100Y44', picture: 'licence' } },
    'shop.license.creditCode: 须是统一社会信用代码',
  ],
  [{ filings: [{ title: '备案', url: 'javascript:alert(1)' }] }, 'shop.filings[0].url: 须是以 https:// 开头的网址'],
  [{ logo: 'nowhere' }, '没有图片 nowhere'],
])('refuses %j by name and changes nothing', async (shop, fault) => {
  const { hearth } = await openShop()
  const { code, output } = await hearth(['import', 'shop.json'], { shop })
  expect([code, output]).toEqual([1, expect.stringContaining(fault)])
  expect((await hearth(['shop'])).output).toContain('暖居')
})

it('says that newcomers get a coupon only while there is one', async () => {
  const { hearth, read, wait } = await openShop()
  const batch = {
    couponBatchId: 'hello',
    name: '见面礼',
    discountType: 1,
    couponValue: 1000,
    beginTime: NOON - 1,
    endTime: NOON + 1000,
    onSignup: true,
  }
  expect(await hearth(['import', 'shop.json'], { couponBatches: [batch] })).toMatchObject({ code: 0 })
  expect((await read<ProfileWidget>('/shop')).widget?.hasNewcomerCoupon).toBe(true)
  wait(1001)
  expect((await read<ProfileWidget>('/shop')).widget?.hasNewcomerCoupon).toBe(false)
})
