import { expect, it } from 'vitest'
import { originsOf, SANDBOX_TRACKING, trackingHosts } from '#ports/tracking-hosts'

it('is the shop’s own counter during a trial, and none in production unless it is set', () => {
  expect(trackingHosts({}, 'development')).toBe(SANDBOX_TRACKING)
  expect(trackingHosts({}, 'production')).toBeUndefined()
  expect(trackingHosts({ TRACKING: 'sandbox' }, 'production')).toBe(SANDBOX_TRACKING)
  expect(trackingHosts({ TRACKING: 'off' }, 'development')).toBeUndefined()
})

it('is an analytics host where its two addresses are set, and pages may ask it', () => {
  const hosts = trackingHosts(
    { TRACE_URL: 'https://t.example/ids?v=1', COLLECT_URL: 'https://c.example:8443/log', TRACKING: 'off' },
    'production',
  )
  expect(hosts).toEqual({ trace: 'https://t.example/ids?v=1', collect: 'https://c.example:8443/log' })
  expect(originsOf(hosts)).toEqual(['https://t.example', 'https://c.example:8443'])
  expect([originsOf(SANDBOX_TRACKING), originsOf(undefined)]).toEqual([[], []])
})

it('is refused in plain words when it is invalid', () => {
  expect(() => trackingHosts({ TRACKING: 'yes' }, 'development')).toThrow('TRACKING=yes is not known')
  expect(() => trackingHosts({ TRACE_URL: 'https://t.example' }, 'development')).toThrow('Give both')
  expect(() =>
    trackingHosts({ TRACE_URL: 'https://t.example', COLLECT_URL: 'javascript:alert(1)' }, 'development'),
  ).toThrow('COLLECT_URL=javascript:alert(1) is no address')
  expect(() =>
    trackingHosts({ TRACE_URL: "https://t.example;script-src'", COLLECT_URL: 'https://c.example' }, 'development'),
  ).toThrow('is no address')
})
