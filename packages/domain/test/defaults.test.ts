import { describe, expect, it } from 'vitest'
import {
  afterSaleAddress, channelFor, COOKIE, DEFAULT_SHARE, emptyAfterSaleForm, emptyOrderDraft, fetchedAfterSaleAddress, isTimerRunning, PAGE,
  shareMeta, shareTitle, streetChoices, timerEnd, timerKey, TIMEOUT, UNKNOWN_STREET,
} from '#index'

describe('drafts as they begin (E03, E04, E08)', () => {
  it('ask for no invoice, use stars and gold, and head invoices by the kind of account', () => {
    expect(emptyOrderDraft()).toMatchObject({ invoiceType: 0, invoiceContent: 1, invoiceHeader: 1, orderWay: 0, useDuStar: true, useGold: true })
    expect(emptyOrderDraft({ mobile: true, enterprise: true })).toMatchObject({ invoiceHeader: 2, orderWay: 2 })
    expect([channelFor(false), channelFor(true)]).toEqual([1, 2])
    expect(emptyAfterSaleForm()).toMatchObject({ itemQuantity: 1, sameWithReturn: true, hasInvoice: -1 })
  })

  it('are new each time, so that one form never fills in another', () => {
    emptyAfterSaleForm().gifts.push('x')
    emptyOrderDraft().coupons.push('x')
    expect([emptyAfterSaleForm().gifts, emptyOrderDraft().coupons]).toEqual([[], []])
  })

  it('wait and page as the shop always did (K01, K02, K06)', () => {
    expect([TIMEOUT.request, TIMEOUT.userInfo, TIMEOUT.internalProbe, PAGE.rebateProducts.pageSize]).toEqual([20_000, 3000, 1500, 20])
    expect([COOKIE.utm, COOKIE.channelId].map((ms) => ms / 3_600_000)).toEqual([720, 24])
  })
})

describe('addresses of after-sale (S14, V03, E05)', () => {
  const address = { consigneeName: '王小明', consigneeTele: '13812348000', provinceName: '北京市', cityName: '北京市', districtName: '海淀区', streetName: '上地街道', detailAddress: '十街' }

  it('keep name and telephone alone when the street is none of the listed ones', () => {
    expect(afterSaleAddress(address)).toBe(address)
    const kept = afterSaleAddress({ ...address, streetName: '其他' })
    expect(Object.values(kept).filter(Boolean)).toEqual(['王小明', '13812348000'])
    expect(Object.values(fetchedAfterSaleAddress({ ...address, streetName: 'other' })).filter(Boolean)).toEqual([])
  })

  it('offer "don\'t know yet" first and once, but not for after-sale', () => {
    const street = { code: '1', name: '上地街道', type: 'street' as const, hasLeaf: false }
    expect(streetChoices([street])).toEqual([UNKNOWN_STREET, street])
    expect(streetChoices(streetChoices([street]))).toEqual([UNKNOWN_STREET, street])
    expect(streetChoices(streetChoices([street]), true)).toEqual([street])
  })
})

describe('timers (K05)', () => {
  it('end at their moment or after their days, under a key of their own', () => {
    expect(timerKey('coupon')).toBe('TIMER_coupon')
    expect([timerEnd({ endTime: 5 }, 100), timerEnd({ days: 2 }, 100)]).toEqual([5, 100 + 2 * 86_400_000])
  })

  it('run until their end and never when there is nothing stored', () => {
    expect([isTimerRunning('101', 100), isTimerRunning('100', 100), isTimerRunning(undefined, 100), isTimerRunning('', -1), isTimerRunning('soon', 0)]).toEqual([true, false, false, false, false])
  })
})

describe('sharing (K11, E12)', () => {
  it('says something even where the page says nothing', () => {
    expect(shareMeta({})).toMatchObject({ ...DEFAULT_SHARE, mpTitle: DEFAULT_SHARE.title, timeLineTitle: DEFAULT_SHARE.title, url: '/' })
  })

  it('uses the page\'s title everywhere but where it has another', () => {
    const meta = shareMeta({ title: '智能灯', timeLineTitle: '灯，懂你' })
    expect([meta.mpTitle, shareTitle(meta, 'friend'), shareTitle(meta, 'timeline')]).toEqual(['智能灯', '智能灯', '灯，懂你'])
  })
})
