import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTracker, keepShare, keepWithExpiry, keptOrigin, type KeepTexts } from '@hearth/sdk/tracking'
import { cookieJar, DAY } from './cookie-jar'

const pageUrl = 'https://shop.example/?bd_vid=7'
const nobody = {
  getTrace: () => Promise.reject(new Error('not asked')),
  collect: () => Promise.reject(new Error('not asked')),
}
const trackerOver = (storage: KeepTexts) => createTracker({ api: nobody, storage, log: () => {}, clock: () => 0 })
const paid = ['feed', 'sem', 'gdt', 'uc']

/** Storage of a mini-program, with a clock like that of a cookie jar. */
function phone() {
  const texts = new Map<string, string>()
  const clock = { now: 1_795_000_000_000 }
  const storage = keepWithExpiry(
    {
      get: (key) => texts.get(key),
      set: (key, text) => void texts.set(key, text),
      remove: (key) => void texts.delete(key),
    },
    () => clock.now,
  )
  return Object.assign(clock, storage, { names: () => [...texts.keys()].toSorted() })
}

describe.each([
  ['cookies', cookieJar],
  ['a phone’s storage', phone],
])('a shopper’s source, kept in %s', (_, make) => {
  it('lives 30 days, a share id as long under newRebate, a channel one day', () => {
    const kept = make()
    trackerOver(kept).arrive({ query: { utm_source: 'sem', shareId: 'share-9', channelId: '12' }, pageUrl })
    expect(kept.get('newRebate')).toBe('share-9')
    const later = () => trackerOver(kept).arrive({ query: {}, pageUrl })
    kept.now += DAY - 1
    expect(later()).toEqual({ utm: { utm_source: 'sem' }, shareId: 'share-9', channelId: '12' })
    kept.now += 1
    expect(later()).toEqual({ utm: { utm_source: 'sem' }, shareId: 'share-9' })
    kept.now += 29 * DAY - 1
    expect(later()).toEqual({ utm: { utm_source: 'sem' }, shareId: 'share-9' })
    kept.now += 1
    expect(later()).toEqual({ utm: {} })
  })

  it('is sent with an order, except what no call takes', () => {
    const kept = make()
    expect(keptOrigin(kept)).toEqual({})
    trackerOver(kept).arrive({
      query: { utm_source: 'gdt', utm_campaign: '双十一', utm_content: `${'x'.repeat(199)}😀` },
      pageUrl,
    })
    expect(keptOrigin(kept)).toEqual({ utm_source: 'gdt', utm_campaign: '双十一' })
    kept.set('hearth_utm', JSON.stringify({ utm_source: 'x'.repeat(201), utm_term: 'a\0b', other: 'y' }), DAY)
    expect(keptOrigin(kept)).toEqual({})
  })

  it('gives the last share for 30 days, also where nobody counts visits', () => {
    const kept = make()
    expect(keepShare(kept, undefined)).toBeUndefined()
    keepShare(kept, 'share-1')
    keepShare(kept, 'share-2')
    keepShare(kept, undefined)
    expect(keptOrigin(kept)).toEqual({ shareId: 'share-2' })
    kept.now += 30 * DAY
    expect(keptOrigin(kept)).toEqual({})
    keepShare(kept, 'a\0b')
    expect(keptOrigin(kept)).toEqual({})
  })

  it('restarts its 30 days only when it is given again', () => {
    const kept = make()
    trackerOver(kept).arrive({ query: { utm_source: 'mail' }, pageUrl })
    kept.now += 20 * DAY
    trackerOver(kept).arrive({ query: { skuNo: '1' }, pageUrl })
    kept.now += 10 * DAY
    expect(trackerOver(kept).arrive({ query: {}, pageUrl }).utm).toEqual({})
    trackerOver(kept).arrive({ query: { utm_source: 'mail' }, pageUrl })
    kept.now += 20 * DAY
    trackerOver(kept).arrive({ query: { utm_medium: 'letter' }, pageUrl })
    kept.now += 29 * DAY
    expect(trackerOver(kept).arrive({ query: {}, pageUrl }).utm).toEqual({ utm_source: 'mail', utm_medium: 'letter' })
  })

  it('is the page itself when the search app sent the shopper, and says what to write back (S25)', () => {
    const kept = make()
    expect(trackerOver(kept).arrive({ query: { bd_vid: '7', utm_content: 'fy12' }, pageUrl })).toEqual({
      utm: { utm_content: 'fy12', utm_term: pageUrl },
    })
    expect(trackerOver(kept).arrive({ query: {}, pageUrl })).toEqual({
      utm: { utm_content: 'fy12', utm_term: pageUrl },
      writeBack: 'fy12',
    })
  })

  it('follows S25 through any visits: a paid source yields only to a paid one, everything else to the newest', () => {
    const value = fc.constantFrom('feed', 'sem', 'gdt', 'uc', 'mail', 'fy1', '')
    const query = fc.record(
      { utm_source: value, utm_medium: value, utm_campaign: value, utm_content: value, utm_term: value },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(query, { maxLength: 6 }), (visits) => {
        const kept = make()
        const last = visits.map((one) => trackerOver(kept).arrive({ query: one, pageUrl })).at(-1)
        const said = (name: keyof (typeof visits)[number]) =>
          visits.map((one) => one[name] || undefined).filter((one) => one !== undefined)
        const sources = said('utm_source')
        expect(last?.utm.utm_source).toBe(sources.findLast((one) => paid.includes(one)) ?? sources.at(-1))
        for (const name of ['utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const)
          expect(last?.utm[name]).toBe(said(name).at(-1))
      }),
    )
  })

  it('never throws and is always kept, whatever an address or another program wrote there', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 5000 }),
        fc.string({ maxLength: 60 }),
        fc.constantFrom('{', '[]', 'null', '7', '{"utm_source":{}}', '"x"'),
        (long, text, broken) => {
          const kept = make()
          for (const name of ['hearth_utm', 'newRebate', 'hearth_channel', 'hearth_trace']) kept.set(name, broken, DAY)
          const { utm } = trackerOver(kept).arrive({
            query: { utm_source: text, utm_term: `a${'b'.repeat(long.length)}`, shareId: text, channelId: text },
            pageUrl,
          })
          expect(Object.values(utm).every((one) => one.length <= 200)).toBe(true)
          expect(trackerOver(kept).arrive({ query: {}, pageUrl }).utm).toEqual(utm)
        },
      ),
    )
  })
})

it('deletes what has expired on a phone, and leaves alone what is not its own', () => {
  const one = phone()
  one.set('a', 'first line\nsecond', 1000)
  expect(one.get('a')).toBe('first line\nsecond')
  one.now += 1000
  expect(one.get('a')).toBeUndefined()
  expect(one.names()).toEqual([])
})
