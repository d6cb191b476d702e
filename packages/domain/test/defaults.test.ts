import { describe, expect, it } from 'vitest'
import {
  afterSaleAddress,
  CHANNEL_CODE,
  COOKIE,
  DEFAULT_SHARE,
  emptyAfterSaleForm,
  emptyOrderDraft,
  fetchedAfterSaleAddress,
  FREE_TRIAL_AGREEMENT,
  isTimerRunning,
  PAGE,
  SECKILL_SHARE_TITLE,
  SHARE_MENUS,
  shareMeta,
  shareTitle,
  streetChoices,
  THROTTLE_INTERVAL,
  timerEnd,
  timerKey,
  TIMEOUT,
  TOAST,
  UNKNOWN_STREET,
} from '#index'

describe('new drafts (E03, E04, E08)', () => {
  it('ask for no invoice, use stars and gold, and make out invoices by the kind of account', () => {
    expect(emptyOrderDraft()).toMatchObject({
      invoiceType: 0,
      invoiceContent: 1,
      invoiceHeader: 1,
      orderWay: 0,
      useDuStar: true,
      useGold: true,
    })
    expect(emptyOrderDraft({ mobile: true, enterprise: true })).toMatchObject({ invoiceHeader: 2, orderWay: 2 })
    expect(emptyAfterSaleForm()).toMatchObject({ itemQuantity: 1, sameWithReturn: true, hasInvoice: -1 })
  })

  it('are new each time, so that no form fills in another', () => {
    emptyAfterSaleForm().gifts.push('x')
    emptyOrderDraft().coupons.push('x')
    expect([emptyAfterSaleForm().gifts, emptyOrderDraft().coupons]).toEqual([[], []])
  })

  it('are complete from the start', () => {
    expect(emptyOrderDraft()).toEqual({
      addressId: '',
      coupons: [],
      orderAmount: 0,
      orderWay: 0,
      invoiceType: 0,
      invoiceContent: 1,
      invoiceHeader: 1,
      invoiceAddressId: '',
      invoiceId: '',
      finalPaymobile: '',
      telephone: '',
      remark: '',
      useDuStar: true,
      useGold: true,
    })
    expect(emptyAfterSaleForm()).toEqual({
      serviceType: '',
      reason: '',
      reasonTxt: '',
      hasChild: false,
      rootReason: '',
      childReasonTxt: '',
      tips: '',
      itemQuantity: 1,
      additionalDescription: '',
      detailImages: [],
      returnType: '',
      sameWithReturn: true,
      gifts: [],
      suitSkuInfo: [],
      hasInvoice: -1,
      invoicePicture: '',
      skuNo: '',
      itemPrice: 0,
    })
  })
})

describe('the shop’s fixed numbers', () => {
  it('keep their waiting times (K01, C04, P04)', () => {
    expect(TIMEOUT).toEqual({
      request: 20_000,
      userInfo: 3000,
      internalProbe: 1500,
      internalFallback: 2000,
      antiFraud: 2000,
    })
  })

  it('keep the first page of lists (K02, K03, C08)', () => {
    expect(PAGE).toEqual({
      rebateProducts: { pageNo: 1, pageSize: 20 },
      newRebateProducts: { startIndex: 1, count: 20 },
      prizes: { start: 0, count: 20 },
      mergedOrders: 10,
      batch: 20,
    })
    expect(CHANNEL_CODE).toEqual({ retail: 'retail', inviteStatus: 'xdapp' })
  })

  it('keep the version of the free-trial agreement (K04)', () => {
    expect(FREE_TRIAL_AGREEMENT).toEqual({ agreementId: 'FREE_TRIAL', agreementVersion: 1 })
  })

  it('keep the lifetime of cookies (K06)', () => {
    const DAY = 86_400_000
    expect(COOKIE).toEqual({ utm: 30 * DAY, rebate: 30 * DAY, rebateName: 'newRebate', channelId: DAY })
  })

  it('keep the times of toasts and throttling (K07)', () => {
    expect([TOAST, THROTTLE_INTERVAL]).toEqual([{ duration: 1500, fade: 300 }, 250])
  })
})

describe('addresses of after-sale (S14, V03, E05)', () => {
  const address = {
    consigneeName: '王小明',
    consigneeTele: '13812348000',
    provinceName: '北京市',
    cityName: '北京市',
    districtName: '海淀区',
    streetName: '上地街道',
    detailAddress: '十街',
  }

  it('keep only name and telephone when the street is none of the listed ones', () => {
    expect(afterSaleAddress(address)).toBe(address)
    const nothing = {
      consigneeName: '',
      consigneeTele: '',
      provinceName: '',
      cityName: '',
      districtName: '',
      streetName: '',
      detailAddress: '',
    }
    for (const streetName of ['other', '其他', '其它']) {
      expect(afterSaleAddress({ ...address, streetName })).toEqual({
        ...nothing,
        consigneeName: '王小明',
        consigneeTele: '13812348000',
      })
      expect(fetchedAfterSaleAddress({ ...address, streetName })).toEqual(nothing)
    }
    expect(fetchedAfterSaleAddress(address)).toBe(address)
  })

  it('offer "don\'t know yet" first and once, but not for after-sale', () => {
    const street = { code: '1', name: '上地街道', type: 'street' as const, hasLeaf: false }
    expect(UNKNOWN_STREET).toEqual({ code: '', name: '暂不清楚', type: 'street', hasLeaf: false })
    expect(streetChoices([street])).toEqual([UNKNOWN_STREET, street])
    expect(streetChoices(streetChoices([street]))).toEqual([UNKNOWN_STREET, street])
    expect(streetChoices(streetChoices([street]), true)).toEqual([street])
  })
})

describe('timers (K05)', () => {
  it('end at their moment or after their days, each under its own key', () => {
    expect(timerKey('coupon')).toBe('TIMER_coupon')
    expect([timerEnd({ endTime: 5 }, 100), timerEnd({ days: 2 }, 100)]).toEqual([5, 100 + 2 * 86_400_000])
  })

  it('run until their end, and never when nothing is stored', () => {
    expect([
      isTimerRunning('101', 100),
      isTimerRunning('100', 100),
      isTimerRunning(undefined, 100),
      isTimerRunning('', -1),
      isTimerRunning(' ', -1),
      isTimerRunning('soon', 0),
    ]).toEqual([true, false, false, false, false, false])
  })
})

describe('sharing (K11, E12)', () => {
  it("offers the messaging app's targets", () => {
    expect(SHARE_MENUS).toEqual(['timeline', 'friend', 'qq', 'weibo', 'qzone'])
  })

  it('has a text even where the page gives none', () => {
    expect(shareMeta({})).toEqual({
      ...DEFAULT_SHARE,
      mpTitle: DEFAULT_SHARE.title,
      timeLineTitle: DEFAULT_SHARE.title,
      url: '/',
    })
    expect(DEFAULT_SHARE).toEqual({
      title: '智能好物，点亮生活',
      description: '智能音箱、门锁、灯具、家电，一站选齐，正品包邮',
      image: '/share/default.png',
    })
  })

  it("uses the page's title everywhere except where a target has another", () => {
    const meta = shareMeta({ title: '智能灯', timeLineTitle: '灯，懂你' })
    expect([meta.mpTitle, shareTitle(meta, 'friend'), shareTitle(meta, 'timeline')]).toEqual([
      '智能灯',
      '智能灯',
      '灯，懂你',
    ])
  })

  it("keeps a page's own text unchanged", () => {
    const said = {
      title: '灯',
      mpTitle: '小程序里的灯',
      description: '会懂你',
      image: '/lamp.png',
      url: '/product/1',
      timeLineTitle: '灯，懂你',
    }
    expect(shareMeta(said)).toEqual(said)
  })

  it('advertises the speaker at 79 yuan for three days, freight free, and one more product for one yuan (R07)', () => {
    expect(SECKILL_SHARE_TITLE).toBe('超级秒杀日：智能音箱仅 79 元，限时 3 天包邮，再加 1 元换购好礼')
  })
})
