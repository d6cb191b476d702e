import { CERTIFICATION_STATUS, DAY, formatDay, ORDER_STATUS, REBATE_STATUS, SHOP_STATUS } from '@hearth/domain'
import type { DailyStatistics, ShopFigures, ShopStatistics } from '@hearth/state'
import { refusal, type FakeCalls } from '@hearth/state/testing'
import { describe, expect, it, vi } from 'vitest'
import { MyStoreOrdersScreen } from '../src/my-store-orders'
import { MyStoreStatisticsScreen } from '../src/my-store-statistics'
import { PartnerScreen } from '../src/partner'
import { RebateScreen } from '../src/rebate'
import { WithdrawScreen } from '../src/withdraw'
import { openScreen } from './open-screen'
import { NOW } from './samples'

const figures = (part: Partial<ShopFigures> = {}): ShopFigures => ({
  viewCount: 0,
  orderCount: 0,
  amount: 0,
  rebateAmount: 0,
  ...part,
})
const none = figures()
const basic = (part: Partial<ShopStatistics> = {}): ShopStatistics => ({
  ...none,
  today: none,
  last7Days: none,
  last30Days: none,
  ...part,
})
type Range = { begin: string; end: string }
/** Returns the figures of a range of days. Only the last day has figures other than 0. */
const days = ({ begin, end }: Range, last: Partial<ShopFigures> = {}): DailyStatistics => {
  const result = []
  for (let at = Date.parse(begin); at <= Date.parse(end); at += DAY)
    result.push({ day: new Date(at).toJSON().slice(0, 10), ...(at === Date.parse(end) ? figures(last) : none) })
  return { result, total: figures(last) }
}
const BUSY = { viewCount: 12, orderCount: 3, amount: 123_456_789, rebateAmount: 6_543_210 }

describe('the figures of a shop', () => {
  const open = (query: Record<string, string> = {}, more: FakeCalls['rebateShop'] = {}, partner = {}) =>
    openScreen(MyStoreStatisticsScreen, {
      query,
      calls: {
        rebateShop: {
          getStatistics: async () => basic({ ...BUSY, today: figures({ viewCount: 4 }) }),
          getDailyStatistics: async (range) => days(range, BUSY),
          ...more,
        },
        partner,
      },
    })

  it('are shown for today, the last days and in total, and for each day of the last thirty', async () => {
    const getDailyStatistics = vi.fn(async (range: Range) => days(range, BUSY))
    const shown = await open({}, { getDailyStatistics })
    expect(getDailyStatistics.mock.calls[0]?.[0]).toEqual({
      begin: formatDay(NOW - 29 * DAY),
      end: formatDay(NOW),
    })
    expect(shown.text()).toMatch(/今天返利¥0.00成交额¥0.00订单0访客4/)
    // Amounts of ten thousand yuan or more are shown in 万.
    expect(shown.text()).toMatch(/累计返利¥6.54万成交额¥123.46万订单3访客12/)
    expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
      '近 30 天每天的返利，下方有每日明细',
    )
    expect(document.querySelectorAll('li').length).toBeGreaterThanOrEqual(30)
    expect(shown.text()).toContain('返利 ¥6.54万成交额 ¥123.46万订单 3 笔访客 12 人')
  })

  it('are shown as another figure, and day by day', async () => {
    const shown = await open()
    expect(shown.text()).toContain('返利 ¥6.54万')
    await shown.press('访客')
    expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toContain('访客')
    const said = () => document.querySelector('[aria-live="polite"]')?.textContent
    expect(said()).toContain('访客 12 人')
    await shown.press('前一天')
    expect(said()).toContain('访客 0 人')
  })

  it('are for as many days as the page is opened with, a year as a line whose list grows', async () => {
    const shown = await open({ days: '365' })
    expect(document.querySelector('[role="img"]')?.getAttribute('aria-label')).toContain('近一年')
    const listed = () => document.querySelectorAll('li').length
    const before = listed()
    await shown.press('再看 31 天')
    expect(listed()).toBe(before + 31)
    await shown.press('近 7 天')
    expect(shown.ports.visited.at(-1)).toBe('/my-store/statistics?days=7')
  })

  it('name the next step to a shopper without a shop', async () => {
    const refused = async () => {
      throw refusal('107002414', '请先开通小店')
    }
    const shown = await open({}, { getStatistics: refused, getDailyStatistics: refused })
    expect(shown.text()).toContain('请先开通小店')
    expect(shown.find('去开通').getAttribute('href')).toBe('/my-store')
  })

  it('can be loaded again where only the days failed', async () => {
    let broken = true
    const shown = await open(
      {},
      {
        getDailyStatistics: async (range) => {
          if (broken) throw refusal('107002500', '系统繁忙，请稍后再试')
          return days(range, BUSY)
        },
      },
    )
    expect(shown.text()).toContain('累计')
    expect(shown.text()).toContain('系统繁忙')
    broken = false
    await shown.press('重新加载')
    expect(shown.text()).toContain('每日明细')
  })

  it('of the partner shop are loaded with its own calls', async () => {
    const getStatistics = vi.fn(async () => basic(BUSY))
    const shown = await open(
      { kind: 'partner' },
      {},
      { getStatistics, getDailyStatistics: async (range: Range) => days(range) },
    )
    expect(getStatistics).toHaveBeenCalledTimes(1)
    expect(shown.text()).toContain('合作店数据')
  })
})

const certification = {
  certified: true,
  status: CERTIFICATION_STATUS.passed,
  suspended: false,
  agreementVersion: 1,
  agreementUrl: '/agreement/promoter',
}
const shop = { shopId: 's2', ownerName: '小暖', uimg: '', channelCode: 'retail', productCount: 50 }

const openPartner = (
  status: (typeof SHOP_STATUS)[keyof typeof SHOP_STATUS],
  { certified = {}, partner = {} }: { certified?: object; partner?: NonNullable<FakeCalls['partner']> } = {},
) =>
  openScreen(PartnerScreen, {
    calls: {
      rebate: { getCertification: async () => ({ ...certification, ...certified }) },
      rebateShop: { getStatus: async () => ({ status: SHOP_STATUS.none, authorized: false }) },
      partner: {
        getStatus: async () => ({ status, authorized: status !== SHOP_STATUS.none }),
        getMine: async () => ({ ...shop, name: '东门智能馆', mobile: '137****0001' }),
        getAssets: async () => ({ totalAmount: 30_000, withdrawableAmount: 20_000, pendingAmount: 10_000 }),
        getAmount: async () => ({ totalAmount: 40_000, settledAmount: 30_000, pendingAmount: 10_000 }),
        getStatistics: async () => basic({ today: figures({ orderCount: 2 }) }),
        listEntries: async () => ({
          result: [
            { entryId: 'e2', type: 3 as const, title: '台灯 退款扣回返利', amount: -500, orderId: 'o', time: NOW },
            {
              ...{ entryId: 'e1', type: 1 as const, title: '台灯 推广返利', amount: 1000, orderId: 'o', time: NOW },
              rebateStatus: 0 as const,
            },
          ],
          totalCount: 2,
          startId: '',
        }),
        ...partner,
      },
    },
  })

describe('the page of a partner shop', () => {
  it('shows its rights, income and payouts, and leads to orders, figures and withdrawals', async () => {
    const shown = await openPartner(SHOP_STATUS.open)
    expect(shown.text()).toMatch(/东门智能馆.*营业中/)
    expect(shown.text()).toMatch(/可提现¥200.00待结算¥100.00累计返利¥400.00/)
    expect(shown.text()).toContain('订单2')
    await vi.waitFor(() => expect(shown.text()).toMatch(/退款扣回返利.*-5.00.*推广返利.*待结算\+10.00/))
    expect(shown.find('分享赚').getAttribute('href')).toBe('/rebate?kind=partner')
    expect(shown.find('合作店订单').getAttribute('href')).toBe('/my-store/orders?kind=partner')
    expect(shown.find('合作店数据').getAttribute('href')).toBe('/my-store/statistics?kind=partner')
    expect(shown.find('提现').getAttribute('href')).toBe('/rebate/withdraw?kind=partner')
    expect(shown.has('修改店名')).toBe(true)
  })

  it('explains it, and takes an authorisation code, where there is none', async () => {
    const shown = await openPartner(SHOP_STATUS.none)
    expect(shown.text()).toContain('合作店是什么')
    expect(shown.has('提现')).toBe(false)
    await shown.press('认证合作店')
    expect(shown.text()).toContain('经营地址')
  })

  it('leads a shopper who is no promoter to apply first', async () => {
    const shown = await openPartner(SHOP_STATUS.none, { certified: { certified: false, status: 0 } })
    expect(shown.text()).toContain('还没有合作店')
    expect(shown.find('申请成为推广员').getAttribute('href')).toBe('/rebate/certification')
  })

  it('shows its money while its promoter is suspended, and lets nothing be changed', async () => {
    const suspended = { suspended: true, suspendedReason: '宣传内容不实' }
    const shown = await openPartner(SHOP_STATUS.open, { certified: suspended })
    expect(shown.text()).toContain('原因：宣传内容不实')
    expect(shown.text()).toContain('¥200.00')
    expect(shown.has('修改店名')).toBe(false)
  })

  it('can be loaded again for its money alone', async () => {
    const getAssets = async () => {
      throw refusal('107002500', '系统繁忙，请稍后再试')
    }
    const shown = await openPartner(SHOP_STATUS.open, { partner: { getAssets } })
    expect(shown.text()).toMatch(/东门智能馆.*系统繁忙/)
    expect(shown.has('重新加载')).toBe(true)
  })
})

describe('an order of a shop', () => {
  const order = {
    ...{ orderId: '1795', orderStatus: ORDER_STATUS.shipped, products: [], orderAmount: 19_900, earnings: [] },
    ...{ rebateAmount: 995, rebateStatus: REBATE_STATUS.pending, transactionTime: NOW },
  }
  const calls = {
    listOrders: async () => ({ result: [order], totalCount: 1, startId: '' }),
    getOrder: async () => ({ order }),
    getCustomer: async () => ({ name: '王**', telephone: '139****0000', address: '北京市东城区' }),
    listOrderLogs: async () => ({ operLogs: [{ title: '订单已发货', detail: '', time: NOW }] }),
  }

  it('shows its promoter who bought, masked, and what happened to it', async () => {
    const shown = await openScreen(MyStoreOrdersScreen, { calls: { rebateShop: calls } })
    await shown.press('查看订单 1795 的详情')
    expect(shown.text()).toMatch(/订单状态待收货.*返利（待结算）¥9.95/)
    expect(shown.text()).toContain('王** 139****0000')
    expect(shown.text()).toMatch(/收货地区北京市东城区.*订单已发货/)
  })

  it('can be asked for again when its details did not come', async () => {
    let failing = true
    const getCustomer = async () => {
      if (failing) throw refusal('107002500', '系统繁忙，请稍后再试')
      return calls.getCustomer()
    }
    const shown = await openScreen(MyStoreOrdersScreen, { calls: { rebateShop: { ...calls, getCustomer } } })
    await shown.press('查看订单 1795 的详情')
    expect(shown.text()).toContain('系统繁忙')
    failing = false
    await shown.press('重新加载')
    expect(shown.text()).toContain('王** 139****0000')
  })
})

describe('a promoter’s pages for a partner shop', () => {
  it('list its orders', async () => {
    const listOrders = vi.fn(async () => ({ result: [], totalCount: 0, startId: '' }))
    const shown = await openScreen(MyStoreOrdersScreen, {
      query: { kind: 'partner' },
      calls: { partner: { listOrders } },
    })
    expect(listOrders).toHaveBeenCalledTimes(1)
    expect(shown.text()).toContain('合作店订单')
  })

  it('show earnings in 万 from ten thousand yuan on', async () => {
    const getSummary = async () => ({ todayAmount: 99, monthAmount: 999_999, totalAmount: 123_456_789, orderCount: 3 })
    const shown = await openScreen(RebateScreen, {
      calls: {
        rebate: { getSummary },
        rebateShop: {
          listProducts: async () => ({ list: [], count: 0 }),
          listCategories: async () => ({ result: [] }),
        },
      },
    })
    expect(shown.text()).toContain('今日¥0.99本月¥9999.99累计¥123.46万')
  })

  it('share products as the partner', async () => {
    const createShareCode = vi.fn(async (_: object) => ({
      shareId: 's1',
      url: 'https://shop.example/product/p1?shareId=s1',
    }))
    const product = {
      ...{ skuNo: 'k1', spuNo: 'p1', name: '台灯', price: 20_000, itemType: 1 as const },
      ...{ beginTime: NOW - DAY, endTime: NOW + DAY, picture: { url: '/p.jpg', width: 800, height: 800, alt: '' } },
    }
    const shown = await openScreen(RebateScreen, {
      query: { kind: 'partner' },
      calls: {
        rebate: { createShareCode },
        rebateShop: {
          listProducts: async () => ({ list: [product] as never, count: 1 }),
          estimate: async () => ({ result: [] }),
          listCategories: async () => ({ result: [] }),
        },
      },
    })
    await shown.press('分享赚 台灯')
    expect(createShareCode).toHaveBeenCalledTimes(1)
    expect(createShareCode.mock.calls[0]?.[0]).toEqual({ skuNo: 'k1', spuNo: 'p1', kind: 'partner' })
  })

  it('withdraw what it earned', async () => {
    const withdraw = vi.fn(async () => {
      throw refusal('107002412', '超过可提现余额')
    })
    const getWithdrawable = vi.fn(async () => ({
      ...{ amount: 20_000, withdrawingAmount: 0, minimum: 100, maximum: 2_000_000, leftToday: 2_000_000 },
      ...{ timesLeft: 3, feeRate: 0, taxMethod: 'none' as const, months: 1 },
      ...{ paidThisMonth: { income: 0, tax: 0 }, paidThisYear: { income: 0, tax: 0 } },
    }))
    const shown = await openScreen(WithdrawScreen, {
      query: { kind: 'partner' },
      calls: {
        rebate: {
          getWithdrawable,
          getBinding: async () => ({ bound: true, accountType: 1 as const, account: '**** 3400', usableTime: NOW - 1 }),
          listWithdrawals: async () => ({ result: [], totalCount: 0, startId: '' }),
        },
        partner: { withdraw },
      },
    })
    expect(getWithdrawable).toHaveBeenCalledWith({ kind: 'partner' }, expect.anything())
    await shown.write('提现金额（元）', '150')
    await shown.press('申请提现')
    expect(withdraw).toHaveBeenCalledWith({ withdrawAmount: 15_000 }, expect.anything())
    expect(shown.text()).toContain('超过可提现余额')
  })
})
