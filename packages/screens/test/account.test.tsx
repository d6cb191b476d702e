import { later, lost, refusal, type FakeCalls } from '@hearth/state/testing'
import { appStore, type Address, type AddressDraft, type ContentPage, type UserProfile } from '@hearth/state'
import { describe, expect, it, vi } from 'vitest'
import { AccountScreen } from '../src/account'
import { AddressFormScreen } from '../src/address-form'
import { readPasted } from '../src/address-form/read-pasted'
import { AddressesScreen } from '../src/addresses'
import { AgreementScreen } from '../src/agreement'
import { ErrorScreen } from '../src/error'
import { LoginScreen } from '../src/login'
import { openScreen } from './open-screen'
import {
  address,
  areasBelow,
  homePage,
  NOW,
  order,
  orderItem,
  parcel,
  picture,
  shopper,
  spu,
  textPage,
  visitor,
} from './samples'

const sentCode = { resendAfter: 60_000, expiresAfter: 300_000, ticket: 't1' }

it('the account shows the numbers of open orders and requests, to screen readers too', async () => {
  const orderCounts = { pendingPayment: 0, paid: 2, shipped: 120, afterSale: 1 }
  const page = await openScreen(AccountScreen, {
    calls: { user: { getProfile: async () => ({ orderCounts }) as UserProfile } },
  })
  expect(['待发货，2 笔', '待收货，120 笔', '退换/售后，1 笔'].filter((name) => !page.has(name))).toEqual([])
  expect(page.find('待付款').getAttribute('aria-label')).toBeNull()
  expect(page.text()).toContain('99+')
})

it('the account shows what the shopper has, and nothing of that to a visitor', async () => {
  const has = { couponCount: 3, integral: 2218, gold: 0 }
  const calls = { user: { getProfile: async () => has as UserProfile } }
  const page = await openScreen(AccountScreen, { calls })
  for (const words of ['3我的优惠券', '2218我的积分', '0金币', '未开通会员']) expect(page.text()).toContain(words)
  const visited = await openScreen(AccountScreen, { calls, user: visitor })
  for (const words of ['–我的积分', '–会员']) expect(visited.text()).toContain(words)
})

it('the account links to a partner shop only for its owner, and names the shop of a promoter', async () => {
  const calls = { user: { getProfile: async () => ({}) as UserProfile } }
  const plain = await openScreen(AccountScreen, { calls })
  await vi.waitFor(() => expect(plain.text()).toContain('我的小店分享好物，赚取返利'))
  expect(plain.has('合作店')).toBe(false)
  const shopInfo = { shopId: 's1', name: '林晓的小店', partnerShopId: 's2' }
  const partner = await openScreen(AccountScreen, { calls, user: { ...shopper, shopInfo } })
  await vi.waitFor(() => expect(partner.text()).toContain('我的小店林晓的小店'))
  expect(partner.find('合作店').getAttribute('href')).toBe('/partner')
})

describe('goods of the shopper on the account page', () => {
  const list: NonNullable<FakeCalls['orders']>['list'] = async ({ orderStatus }) => ({
    order: {
      result: [orderItem(orderStatus === 30 ? '9030' : '9040', { orderStatus, parcelStep: parcel.steps[0] })],
      totalCount: 2,
    },
    startId: '',
    currentTimeMillis: NOW,
  })
  const open = (orders: FakeCalls['orders'], user?: typeof visitor) =>
    openScreen(AccountScreen, { user, calls: { orders, user: { getProfile: async () => ({}) as UserProfile } } })

  it('show where a parcel is, and lead to the guide of each device', async () => {
    const listGuides = vi.fn(async () => ({
      result: [{ skuNo: order('1').products[0]!.skuNo, title: '指南', url: '/g' }],
    }))
    const page = await open({ list, listGuides })
    await vi.waitFor(() => expect(page.text()).toContain('快件已到达杭州转运中心'))
    expect(page.find('快件已到达杭州转运中心').getAttribute('href')).toBe('/my/logistics/9030')
    expect(page.text()).toContain('共 2 笔')
    expect(page.find('使用指南').getAttribute('href')).toBe('/g')
  })

  it('lead to the order where a device has no guide, and are not requested for a visitor', async () => {
    const page = await open({ list, listGuides: async () => ({ result: [] }) })
    await vi.waitFor(() => expect(page.text()).toContain('我的设备'))
    expect(page.find('查看订单').getAttribute('href')).toBe('/my/order-detail/9040')
    const asked = vi.fn(list)
    await open({ list: asked }, visitor)
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('logging in', () => {
  const passport: FakeCalls['passport'] = { sendCode: async () => sentCode, login: async () => ({ user: shopper }) }
  const open = (next?: string, more: FakeCalls['passport'] = {}) =>
    openScreen(LoginScreen, { user: visitor, query: { next }, calls: { passport: { ...passport, ...more } } })

  it('goes back to where the shopper came from', async () => {
    const page = await open('/checkout?skuNo=1')
    await page.write('手机号码', '13800138000')
    await page.press('获取验证码')
    await page.write('验证码', '123456')
    await page.press('我已阅读并同意')
    await page.press('登录')
    expect(page.ports.visited).toEqual(['/checkout?skuNo=1'])
  })

  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])(
    'never leaves the shop for %s',
    async (next) => {
      const page = await openScreen(LoginScreen, { query: { next } })
      expect(page.ports.visited).toEqual(['/'])
    },
  )

  it('says what is missing before it sends the form', async () => {
    const page = await open()
    await page.write('手机号码', '12345')
    await page.press('登录')
    for (const words of ['请填写正确的手机号码', '请填写验证码', '请先阅读并同意用户协议和隐私政策'])
      expect(page.text()).toContain(words)
  })

  it('counts down until another code may be requested', async () => {
    const sent: object[] = []
    const page = await open(undefined, { sendCode: async (wish) => (sent.push(wish), sentCode) })
    await page.press('获取验证码')
    expect(sent).toEqual([])
    await page.write('手机号码', '13800138000')
    await page.press('获取验证码')
    expect(sent).toEqual([{ telephone: '13800138000' }])
    expect((page.find('60 秒后重发') as HTMLButtonElement).disabled).toBe(true)
  })

  it('starts the countdown at 60 seconds, wherever in a second the code was sent', async () => {
    const page = await openScreen(LoginScreen, {
      user: visitor,
      calls: { passport },
      ports: { clock: () => NOW + 700 },
    })
    await page.write('手机号码', '13800138000')
    await page.press('获取验证码')
    expect(page.text()).toContain('60 秒后重发')
  })

  it('moves to the field of the code once one is sent, and says so', async () => {
    const page = await open()
    await page.write('手机号码', '13800138000')
    page.find('获取验证码').focus()
    await page.press('获取验证码')
    expect(document.activeElement).toBe(page.find('验证码'))
    expect(page.shop.store(appStore).getState().toast?.text).toBe('验证码已发送，请查看短信')
  })

  it('shows that it computes a proof of work while the shop wants one before it sends a code', async () => {
    const challenge = later<{ challenge: string; bits: number; hits: number }>()
    let asked = 0
    const page = await open(undefined, {
      sendCode: () =>
        (asked += 1) === 1 ? Promise.reject(refusal('107002428', '请先完成安全验证')) : Promise.resolve(sentCode),
      challenge: () => challenge.promise,
    })
    await page.write('手机号码', '13800138000')
    await page.press('获取验证码')
    expect(page.text()).toContain('安全验证中…')
    challenge.resolve({ challenge: 'some.text', bits: 2, hits: 2 })
    await expect.poll(() => page.text()).toContain('60 秒后重发')
    expect(page.text()).not.toContain('安全验证中')
  })

  it('says at the field that a code has to be requested first', async () => {
    const page = await open()
    await page.write('手机号码', '13800138000')
    await page.write('验证码', '123456')
    await page.press('我已阅读并同意')
    await page.press('登录')
    expect(page.text()).toContain('请先为这个手机号获取验证码')
  })

  it('stays when the code is wrong, and says so at the field', async () => {
    const page = await open('/', { login: () => Promise.reject(refusal('107002415', '验证码错误或已失效')) })
    await page.write('手机号码', '13800138000')
    await page.press('获取验证码')
    await page.write('验证码', '000000')
    await page.press('我已阅读并同意')
    await page.press('登录')
    expect(page.text()).toContain('验证码错误或已失效，请核对后再试')
    expect(page.ports.visited).toEqual([])
  })

  it('does not call the code wrong when the network failed', async () => {
    const page = await open('/', { login: () => Promise.reject(lost()) })
    await page.write('手机号码', '13800138000')
    await page.press('获取验证码')
    await page.write('验证码', '123456')
    await page.press('我已阅读并同意')
    await page.press('登录')
    expect(page.text()).not.toContain('请核对后再试')
    expect(page.find('验证码').getAttribute('aria-invalid')).toBeNull()
  })

  it.each([
    ['手机号码', '138 0013 8000', '13800138000'],
    ['手机号码', '+86 138-0013-8000', '13800138000'],
    ['手机号码', '8613800138000', '13800138000'],
    ['手机号码', '１３８－００１３－８０００', '13800138000'],
    ['验证码', '123 456', '123456'],
    ['验证码', '１２３４５６', '123456'],
    ['验证码', '验证码：123456，五分钟内有效', '123456'],
  ])('takes the %s pasted as %s', async (label, pasted, value) => {
    const page = await open()
    const field = page.find(label) as HTMLInputElement
    expect(field.maxLength).toBeGreaterThanOrEqual(pasted.length)
    await page.write(label, pasted)
    expect(field.value).toBe(value)
  })
})

describe("the shopper's account page", () => {
  it('shows the shopper and leads to the orders by status', async () => {
    const page = await openScreen(AccountScreen)
    expect(page.text()).toContain('138****8000')
    expect(page.find('待收货').getAttribute('href')).toBe('/my/orders?status=30')
  })

  it('asks again for the shopper when the shop did not answer in time', async () => {
    let asked = 0
    const page = await openScreen(AccountScreen, {
      calls: {
        user: {
          info: async () => ((asked += 1) === 1 ? Promise.reject(refusal('107002500', '服务开小差了')) : shopper),
        },
      },
    })
    expect(page.text()).toContain('138****8000')
    expect(asked).toBe(2)
  })

  it('treats nobody as a visitor when the request failed, and tries again on request', async () => {
    let answers = false
    const page = await openScreen(AccountScreen, {
      calls: {
        user: {
          info: () => (answers ? Promise.resolve(shopper) : Promise.reject(refusal('107002500', '服务开小差了'))),
        },
      },
    })
    expect(page.has('登录 / 注册')).toBe(false)
    answers = true
    await page.press('重新加载')
    expect(page.text()).toContain('138****8000')
  })

  it('asks before logging out', async () => {
    let left = 0
    const page = await openScreen(AccountScreen, { calls: { user: { logout: async () => ((left += 1), {}) } } })
    await page.press('退出登录')
    expect(left).toBe(0)
    await page.press('退出')
    expect(left).toBe(1)
    expect(page.text()).toContain('登录 / 注册')
  })

  it('lists the devices that are logged in, and logs one of them out', async () => {
    const ended: object[] = []
    const here = { sessionId: 'a', device: 'Chrome · Windows', createdAt: 1, usedAt: 1, current: true }
    const phone = { ...here, sessionId: 'b', device: '微信小程序 · iPhone', usedAt: 1_795_190_400_000, current: false }
    const passport: FakeCalls['passport'] = {
      sessions: async () => ({ result: ended.length ? [here] : [here, phone] }),
      endSession: async (wish) => (ended.push(wish), {}),
    }
    const page = await openScreen(AccountScreen, { calls: { passport } })
    await page.press('登录设备')
    for (const words of ['Chrome · Windows', '本机', '微信小程序 · iPhone', '最近使用 2026'])
      expect(page.text()).toContain(words)
    await page.press('退出 微信小程序 · iPhone')
    expect(ended).toEqual([{ sessionId: 'b' }])
    expect(page.text()).not.toContain('iPhone')
  })

  it('offers a visitor to log in', async () => {
    const page = await openScreen(AccountScreen, { user: visitor })
    expect(page.find('登录 / 注册').getAttribute('href')).toBe('/login?next=%2Faccount')
    expect(page.has('退出登录')).toBe(false)
  })
})

describe('the address book', () => {
  const hasExternal = async () => ({ hasExternalAddress: false, authorized: false })
  const open = (calls: FakeCalls['address']) =>
    openScreen(AddressesScreen, { calls: { address: { hasExternal, ...calls } } })

  it('asks before deleting an address', async () => {
    const removed: object[] = []
    const page = await open({
      list: async () => ({ result: removed.length ? [] : [address('1', { isDefault: 1 })] }),
      remove: async (id) => (removed.push(id), {}),
    })
    await page.press('删除 林晓 的地址')
    expect(removed).toEqual([])
    await page.press('删除')
    expect(removed).toEqual([{ addressId: '1' }])
    expect(page.text()).toContain('还没有收货地址')
  })

  it('copies an address of the app around the shop, once the shopper allows reading it', async () => {
    const done: string[] = []
    const page = await open({
      list: async () => ({ result: done.includes('copied') ? [address('9')] : [] }),
      hasExternal: async () => ({ hasExternalAddress: true, authorized: done.includes('allowed') }),
      saveExternalAuth: async ({ authorized }) => (done.push(authorized ? 'allowed' : 'forbidden'), {}),
      listExternal: async () => ({
        result: [{ ...address('9'), externalId: 'home', detailAddress: '望京街 10 号', streetCode: '', isDefault: 0 }],
      }),
      createFromExternal: async () => (done.push('copied'), address('9')),
    })
    await page.press('从应用导入地址')
    expect(done).toEqual([])
    await page.press('允许')
    await page.press('添加 望京街 10 号')
    expect(done).toEqual(['allowed', 'copied'])
    expect(page.text()).toContain('文三路 1 号')
  })

  it('makes another address the default', async () => {
    const made: object[] = []
    const page = await open({
      list: async () => ({ result: [address('1', { isDefault: 1 }), address('2')] }),
      makeDefault: async (id) => (made.push(id), address('2')),
    })
    await page.press('设为默认')
    expect(made).toEqual([{ addressId: '2' }])
  })
})

describe('the address form', () => {
  const areas: FakeCalls['address'] = {
    provinces: async () => ({ result: areasBelow['']! }),
    areasBelow: async ({ parentCode }) => ({ result: areasBelow[parentCode] ?? [] }),
  }

  it('names every field that is missing', async () => {
    const page = await openScreen(AddressFormScreen, {
      calls: { address: { ...areas, list: async () => ({ result: [] }) } },
    })
    await page.press('保存')
    for (const words of ['请填写收货人姓名', '请填写手机号码', '请选择所在地区', '请填写街道门牌'])
      expect(page.text()).toContain(words)
  })

  it('keeps a new address with its area chosen level by level, and makes the first one the default', async () => {
    const kept: AddressDraft[] = []
    const page = await openScreen(AddressFormScreen, {
      calls: {
        address: {
          ...areas,
          list: async () => ({ result: [] }),
          add: async (draft) => (kept.push(draft), address('1')),
        },
      },
    })
    await page.write('粘贴地址自动识别', '周野 +86 139 1234 5678 文三路 1 号')
    await page.press('识别')
    await page.press('所在地区')
    for (const name of ['浙江省', '杭州市', '西湖区', '暂不清楚']) await page.press(name)
    await page.press('公司')
    await page.press('保存')
    expect(kept).toEqual([
      {
        consigneeName: '周野',
        consigneeTele: '13912345678',
        provinceCode: '33',
        cityCode: '3301',
        districtCode: '330106',
        streetCode: '',
        detailAddress: '文三路1号',
        tag: '公司',
        isDefault: 1,
      },
    ])
    expect(page.ports.visited).toEqual(['<'])
  })

  it('does not go back a second time for a shopper who went back while the address was saved', async () => {
    const answer = later<Address>()
    const page = await openScreen(AddressFormScreen, {
      query: { addressId: '1' },
      calls: {
        address: {
          ...areas,
          get: async () => address('1', { streetCode: '330106001', streetName: '北山街道' }),
          list: async () => ({ result: [] }),
          change: () => answer.promise,
        },
      },
    })
    await page.press('保存')
    page.leave()
    answer.resolve(address('1'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(page.ports.visited).toEqual([])
  })

  it('fills in the area of a pasted address, as it promises', async () => {
    const kept: AddressDraft[] = []
    const page = await openScreen(AddressFormScreen, {
      calls: {
        address: {
          ...areas,
          list: async () => ({ result: [] }),
          add: async (draft) => (kept.push(draft), address('1')),
        },
      },
    })
    await page.write('粘贴地址自动识别', '周野 13912345678 浙江省杭州市西湖区文三路 1 号')
    await page.press('识别')
    expect(page.has('所在地区，浙江省 杭州市 西湖区')).toBe(true)
    await page.press('保存')
    expect(kept).toEqual([
      {
        consigneeName: '周野',
        consigneeTele: '13912345678',
        provinceCode: '33',
        cityCode: '3301',
        districtCode: '330106',
        streetCode: '',
        detailAddress: '文三路1号',
        isDefault: 1,
      },
    ])
  })

  it('shows a fault of the area at its field', async () => {
    const page = await openScreen(AddressFormScreen, {
      calls: { address: { ...areas, list: async () => ({ result: [] }) } },
    })
    await page.press('保存')
    const field = page.find('所在地区')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('请选择所在地区')
    expect(document.querySelector(`label[for="${CSS.escape(field.id)}"]`)?.textContent).toContain('所在地区')
  })

  it('changes an address, and asks for the area again when it is an old one', async () => {
    const page = await openScreen(AddressFormScreen, {
      query: { addressId: '7' },
      calls: {
        address: {
          ...areas,
          list: async () => ({ result: [address('7')] }),
          get: async () => address('7', { areaIdOld: 1 }),
        },
      },
    })
    expect((page.find('收货人') as HTMLInputElement).value).toBe('林晓')
    expect(page.find('所在地区，请选择省、市、区、街道').textContent).toBe('请选择省、市、区、街道')
  })

  const streets = [{ code: '330106001', name: '北山街道', type: 'street' as const, hasLeaf: false }]
  const loadAreas = async (parentCode: string) => (parentCode === '330106' ? streets : (areasBelow[parentCode] ?? []))
  const place = {
    provinceCode: '33',
    provinceName: '浙江省',
    cityCode: '3301',
    cityName: '杭州市',
    districtCode: '330106',
    districtName: '西湖区',
  }

  it.each([
    [
      '林晓,138-0013-8000,浙江省杭州市西湖区文三路 9 号',
      { consigneeName: '林晓', consigneeTele: '13800138000', ...place, detailAddress: '文三路9号' },
    ],
    [
      '收货人：周野 手机：+86 13912345678 地址：杭州市西湖区科技园 2 栋',
      { consigneeName: '周野', consigneeTele: '13912345678', ...place, detailAddress: '科技园2栋' },
    ],
    ['王小明 浙江省西湖区文二路 2 号', { consigneeName: '王小明', ...place, detailAddress: '文二路2号' }],
    [
      '林晓 浙江省杭州市西湖区北山街道保俶路 3 号',
      { consigneeName: '林晓', ...place, streetCode: '330106001', streetName: '北山街道', detailAddress: '保俶路3号' },
    ],
    ['王小明 幸福路 8 号', { consigneeName: '王小明', detailAddress: '幸福路8号' }],
    ['王小明 火星省火星市火星区 8 号', { consigneeName: '王小明', detailAddress: '火星省火星市火星区8号' }],
  ])('reads %s into its parts', async (text, found) => {
    expect(await readPasted(text, loadAreas)).toEqual(found)
  })

  it('loses nothing of a pasted address when the areas cannot be loaded', async () => {
    expect(await readPasted('林晓 浙江省杭州市西湖区文三路 9 号', () => Promise.reject(lost()))).toEqual({
      consigneeName: '林晓',
      detailAddress: '浙江省杭州市西湖区文三路9号',
    })
  })
})

describe('agreements and the error page', () => {
  const widgets = async ({ urlMapping }: Pick<ContentPage, 'urlMapping'>) =>
    urlMapping.startsWith('/agreement/') ? textPage(urlMapping, '小店的协议', '请先读完。') : homePage

  it.each(['user', 'privacy', 'after-sale', 'service'])('shows the text of %s that the shop has', async (name) => {
    const page = await openScreen(AgreementScreen, { params: { name }, calls: { products: { widgets } } })
    for (const words of [
      '小店的协议',
      '自 2026 年 11 月 1 日起施行',
      '请先读完。',
      '一、账号与登录',
      '您可以不登录浏览商品。',
    ])
      expect(page.text()).toContain(words)
  })

  it('says that a text can not be loaded, and loads it again', async () => {
    const refused = vi.fn(widgets).mockRejectedValueOnce(refusal('107002500', '服务开小差了'))
    const page = await openScreen(AgreementScreen, {
      params: { name: 'user' },
      calls: { products: { widgets: refused } },
    })
    expect(page.text()).not.toContain('请先读完。')
    await page.press('重新加载')
    expect(page.text()).toContain('请先读完。')
  })

  it('shows the business licence of a shop that has one, and says when there is none', async () => {
    const license: ContentPage = {
      ...textPage('/agreement/license', '营业执照', '我的小店有限公司'),
      blocks: [
        {
          blockId: 4001,
          widgets: [{ widgetType: 6, lead: '我的小店有限公司', picture: picture('licence'), chapters: [] }],
        },
      ],
    }
    const page = await openScreen(AgreementScreen, {
      params: { name: 'license' },
      calls: { products: { widgets: async () => license } },
    })
    expect(page.text()).toContain('我的小店有限公司')
    expect(document.querySelector('article img')?.getAttribute('src')).toContain(picture('licence').url)
    const none = await openScreen(AgreementScreen, {
      params: { name: 'license' },
      calls: { products: { widgets: async () => ({ ...license, blocks: [] }) } },
    })
    expect(none.text()).toContain('没有这份协议')
  })

  it.each(['user', 'privacy', 'after-sale', 'service'])(
    'leads from the text of %s to the telephone of the shop',
    async (name) => {
      const page = await openScreen(AgreementScreen, {
        params: { name },
        calls: {
          products: {
            widgets,
            get: async () => spu,
            merchant: async ({ merchantId }) => ({
              merchantId,
              name: '暖居自营',
              companyName: '暖居',
              telephone: '400-800-6688',
              productCount: 1,
              products: [],
            }),
          },
        },
      })
      await page.press(name === 'service' ? '查看客服电话' : '联系客服')
      expect(page.find('拨打暖居自营的客服电话').getAttribute('href')).toBe('tel:400-800-6688')
    },
  )

  it('knows no other agreement', async () => {
    expect((await openScreen(AgreementScreen, { params: { name: 'none' } })).text()).toContain('没有这份协议')
  })

  it('tries again from where the shopper was', async () => {
    const page = await openScreen(ErrorScreen, { query: { next: '/product/1' } })
    await page.press('重新加载')
    expect(page.ports.visited).toEqual(['/product/1'])
  })
})
