import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyUtm,
  isAdvertised,
  mergeRebateProducts,
  openRebateActivity,
  readActiveActivity,
  readDraw,
  readReceivedCoupon,
  reserveStatus,
  trackingLog,
} from '#index'

const pageUrl = 'https://shop.example/product/1?x=1'
const visit = (query: Record<string, string>) => ({ query, pageUrl })

describe('the source of a visit (S25)', () => {
  it('distinguishes a paid advertisement from every other source', () => {
    for (const utm_source of ['feed', 'sem', 'gdt', 'uc']) expect(isAdvertised({ utm_source })).toBe(true)
    for (const utm of [{}, { utm_source: 'mail' }, { utm_medium: 'gdt' }]) expect(isAdvertised(utm)).toBe(false)
  })

  it('overwrites the stored source', () => {
    expect(
      applyUtm({ utm_source: 'blog', utm_term: 'old' }, visit({ utm_source: 'mail', utm_medium: 'letter' })).utm,
    ).toEqual({
      utm_source: 'mail',
      utm_medium: 'letter',
      utm_term: 'old',
    })
  })

  it.each(['feed', 'sem', 'gdt', 'uc'])('keeps %s until another of its kind comes', (source) => {
    const stored = { utm_source: source, utm_campaign: 'paid' }
    expect(applyUtm(stored, visit({ utm_source: 'mail' })).utm).toEqual(stored)
    expect(applyUtm(stored, visit({ utm_source: 'mail', utm_campaign: 'free' })).utm).toEqual({
      utm_source: source,
      utm_campaign: 'free',
    })
    expect(applyUtm(stored, visit({ utm_campaign: 'free' })).utm).toEqual({ utm_source: source, utm_campaign: 'free' })
    expect(applyUtm(stored, visit({ utm_source: 'sem', utm_campaign: 'new' })).utm).toEqual({
      utm_source: 'sem',
      utm_campaign: 'new',
    })
  })

  it('takes over all five values and no others, and no empty one', () => {
    const query = { utm_source: 's', utm_medium: 'm', utm_campaign: 'c', utm_content: 'n', utm_term: 't' }
    expect(applyUtm({}, visit({ ...query, utm_id: 'x' })).utm).toEqual(query)
    expect(applyUtm({ utm_term: 'old' }, visit({ utm_term: '', utm_source: '' })).utm).toEqual({ utm_term: 'old' })
  })

  it('lets a paid source replace any other', () => {
    for (const paid of ['feed', 'sem', 'gdt', 'uc'])
      expect(applyUtm({ utm_source: 'mail' }, visit({ utm_source: paid })).utm.utm_source).toBe(paid)
    expect(applyUtm({}, visit({ utm_source: 'mail' })).utm.utm_source).toBe('mail')
  })

  it('uses the page as the term when the search app sent the shopper', () => {
    expect(applyUtm({ utm_source: 'feed' }, visit({ bd_vid: '1' })).utm).toEqual({
      utm_source: 'feed',
      utm_term: pageUrl,
    })
  })

  it('adds a content beginning fy to the address again, unless it is there', () => {
    expect(applyUtm({ utm_content: 'fy12' }, visit({})).writeBack).toBe('fy12')
    expect(applyUtm({}, visit({ utm_content: 'fy12' })).writeBack).toBeUndefined()
    expect(applyUtm({ utm_content: 'fy12' }, visit({ utm_content: '' })).writeBack).toBe('fy12')
    expect('writeBack' in applyUtm({ utm_content: 'other' }, visit({}))).toBe(false)
    expect('writeBack' in applyUtm({ utm_content: 'ify' }, visit({}))).toBe(false)
    expect('writeBack' in applyUtm({}, visit({}))).toBe(false)
  })

  it('stays the same when the page is reloaded', () => {
    const value = fc.constantFrom('feed', 'sem', 'mail', 'fy1', '')
    const utm = fc.record({ utm_source: value, utm_medium: value, utm_content: value }, { requiredKeys: [] })
    fc.assert(
      fc.property(utm, utm, (stored, query) => {
        const once = applyUtm(stored, visit(query)).utm
        expect(applyUtm(once, visit(query)).utm).toEqual(once)
        expect(
          ['feed', 'sem', 'gdt', 'uc'].includes(stored.utm_source ?? '') &&
            !['feed', 'sem'].includes(once.utm_source ?? ''),
        ).toBe(false)
      }),
    )
  })

  it('is sent with every event (K13)', () => {
    const log = trackingLog({
      pageUrl,
      title: '智能灯',
      pathname: '/product/1',
      traceId: 't',
      secondId: 'i',
      utm: { utm_source: 'feed' },
      info: { skuNo: '1' },
    })
    expect(log).toEqual({
      dl: pageUrl,
      dt: '智能灯',
      pathname: '/product/1',
      log_type: 'normal',
      traceId: 't',
      _ii: 'i',
      utm_source: 'feed',
      utm_medium: '',
      eventInfo: '{"skuNo":"1"}',
    })
    expect(
      trackingLog({
        pageUrl,
        title: '',
        pathname: '/',
        traceId: 't',
        secondId: 'i',
        utm: { utm_medium: 'letter' },
        info: {},
      }),
    ).toMatchObject({ utm_source: '', utm_medium: 'letter', eventInfo: '{}' })
  })
})

describe('rebates (S21, S22)', () => {
  it('run by the server’s time, not by the client’s clock', () => {
    const activity = { endTime: 1000 }
    expect(openRebateActivity(activity, { now: 900, offset: 99 })).toBe(activity)
    expect(openRebateActivity(activity, { now: 900, offset: 100 })).toBeUndefined()
  })

  it('replace the list on page 1 and append after it', () => {
    const product = (id: string) => ({ id, beginTime: 0, endTime: 1000 })
    const clock = { now: 10, offset: 0 }
    expect(
      mergeRebateProducts([product('a')], { pageNo: 1, products: [product('b')] }, clock).map(({ id }) => id),
    ).toEqual(['b'])
    expect(
      mergeRebateProducts([product('a')], { pageNo: 0, products: [product('b')] }, clock).map(({ id }) => id),
    ).toEqual(['b'])
    expect(
      mergeRebateProducts([product('a')], { pageNo: 2, products: [product('b')] }, clock).map(({ id }) => id),
    ).toEqual(['a', 'b'])
  })

  it('show only products that have begun and are not over, whichever page they came with', () => {
    const product = fc.record({ beginTime: fc.integer({ min: 0, max: 30 }), endTime: fc.integer({ min: 0, max: 30 }) })
    fc.assert(
      fc.property(
        fc.array(product),
        fc.array(product),
        fc.integer({ min: 1, max: 3 }),
        fc.nat(30),
        fc.integer({ min: -9, max: 9 }),
        (listed, products, pageNo, now, offset) => {
          const shown = mergeRebateProducts(listed, { pageNo, products }, { now, offset })
          const expected = (pageNo === 1 ? products : [...listed, ...products]).filter(
            (one) => one.beginTime <= now + offset && one.endTime >= now + offset,
          )
          expect(shown).toEqual(expected)
        },
      ),
    )
  })
})

describe('draws, reservations and received coupons (S16, S17, X06)', () => {
  it('treat a draw as a success when the reply says so or contains data', () => {
    expect(readDraw({ success: true, data: null })).toEqual({ success: true })
    expect(readDraw({ success: false, data: { remainNum: 2, name: '小灯' } })).toEqual({
      success: true,
      prize: { remainNum: 2, name: '小灯' },
      remaining: 2,
    })
    expect(readDraw({ success: false, data: {} })).toEqual({ success: true, prize: {} })
    expect(readDraw({ data: { remainNum: 0 } })).toEqual({ success: true, prize: { remainNum: 0 }, remaining: 0 })
    expect([readDraw({ success: false }), readDraw({ data: null }), readDraw({})]).toEqual([
      { success: false },
      { success: false },
      { success: false },
    ])
  })

  it('keep the active activity and the coupon only from a reply with code 0', () => {
    expect([
      readActiveActivity({ code: '0', data: 'a' }),
      readActiveActivity({ code: 1, data: 'a' }),
      readActiveActivity({ code: 0 }),
    ]).toEqual(['a', undefined, undefined])
    expect([readActiveActivity({ code: 0, data: null }), readActiveActivity({ data: 'a' })]).toEqual([
      undefined,
      undefined,
    ])
    expect([
      readReceivedCoupon({ code: 0, data: { couponId: 'c' } }),
      readReceivedCoupon({ code: 2, data: { couponId: 'c' } }),
      readReceivedCoupon({ code: 0, data: null }),
      readReceivedCoupon({ code: 0 }),
    ]).toEqual(['c', undefined, undefined, undefined])
  })

  it('accept a reservation only with code 0', () => {
    expect([0, '0', 1, '', undefined].map(reserveStatus)).toEqual([1, 1, 0, 0, 0])
  })
})
