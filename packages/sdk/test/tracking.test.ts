import { describe, expect, it } from 'vitest'
import { createCoreApi, type ApiEvent, type TransportRequest } from '@hearth/sdk/core'
import { createTracker, isLogUploadError, tracking, type Tracker } from '@hearth/sdk/tracking'
import { cookieJar, DAY } from './cookie-jar'

type Answer = (
  request: TransportRequest,
  count: number,
) => { status: number; body?: string } | Promise<{ status: number; body?: string }>

const page = { url: 'https://shop.example/product/1?x=1', title: '智能灯', pathname: '/product/1' }
const trace = JSON.stringify({ code: 0, data: { traceId: 't-1', _ii: 'i-1' } })
const well: Answer = ({ url }) => (url.startsWith('https://trace') ? { status: 200, body: trace } : { status: 204 })

/** A tracker, with the requests, log entries and events that it causes. */
function open(answer: Answer = well, jar = cookieJar()) {
  const asked: URL[] = []
  const logged: string[] = []
  const events: ApiEvent[] = []
  const api = createCoreApi(
    {
      baseUrl: 'https://shop.example',
      channelId: 1,
      platformId: 1,
      random: () => 0,
      onEvent: (event) => void events.push(event),
      hosts: { trace: 'https://trace.example/ids', collect: 'https://collect.example/log?v=1' },
      async transport(request) {
        asked.push(new URL(request.url))
        expect({ method: request.method, credentials: request.credentials }).toEqual({
          method: 'GET',
          credentials: false,
        })
        const { status, body = '' } = await answer(request, asked.length)
        return { status, headers: { get: () => null }, text: () => Promise.resolve(body) }
      },
    },
    { tracking },
  )
  const tracker: Tracker = createTracker({
    api: api.tracking,
    storage: jar,
    log: (message) => void logged.push(message),
    clock: () => jar.now,
  })
  const collected = () =>
    asked.filter(({ host }) => host === 'collect.example').map(({ searchParams }) => Object.fromEntries(searchParams))
  const traced = () => asked.filter(({ host }) => host === 'trace.example')
  return { tracker, asked, collected, traced, logged, events, jar }
}

describe('an event', () => {
  it('is sent in the collect log’s format, with ids that were fetched first', async () => {
    const { tracker, asked, collected, traced } = open()
    tracker.arrive({ query: { utm_source: 'sem', utm_medium: 'cpc' }, pageUrl: page.url })
    await tracker.note({ event: 'product-seen', spuNo: '1' }, page)
    expect(asked.map(({ host }) => host)).toEqual(['trace.example', 'collect.example'])
    expect(Object.fromEntries(traced()[0]!.searchParams)).toEqual({ timestamp: '1795000000000' })
    expect(collected()).toEqual([
      {
        v: '1',
        dl: page.url,
        dt: '智能灯',
        pathname: '/product/1',
        log_type: 'normal',
        traceId: 't-1',
        _ii: 'i-1',
        utm_source: 'sem',
        utm_medium: 'cpc',
        eventInfo: '{"event":"product-seen","spuNo":"1","time":1795000000000,"number":1}',
      },
    ])
  })

  it('waits with others for one fetch of the ids, and they are sent in order', async () => {
    const { tracker, collected, traced } = open()
    await Promise.all(Array.from({ length: 30 }, (_, index) => tracker.note({ event: 'page-view', index }, page)))
    expect(traced()).toHaveLength(1)
    expect(collected().map(({ eventInfo }) => (JSON.parse(eventInfo!) as { index: number }).index)).toEqual(
      Array.from({ length: 30 }, (_, index) => index),
    )
  })

  it('of a later visit has the stored ids, until they expire', async () => {
    const jar = cookieJar()
    await open(well, jar).tracker.note({ event: 'page-view' }, page)
    const second = open(well, jar)
    await second.tracker.note({ event: 'page-view' }, page)
    expect(second.traced()).toHaveLength(0)
    jar.now += 30 * DAY
    const third = open(well, jar)
    await third.tracker.note({ event: 'page-view' }, page)
    expect(third.traced()).toHaveLength(1)
  })

  it('is sent with the address’s parameters, though nothing can be stored', async () => {
    const { tracker, collected, traced } = open(well, Object.assign(cookieJar(), { set() {} }))
    tracker.arrive({ query: { utm_source: 'uc' }, pageUrl: page.url })
    await tracker.note({ event: 'page-view' }, page)
    await tracker.note({ event: 'page-view' }, page)
    expect(collected().map(({ utm_source }) => utm_source)).toEqual(['uc', 'uc'])
    expect(traced()).toHaveLength(1)
  })

  it('of a page with a long address and title is cut to the log’s limits', async () => {
    const { tracker, collected } = open()
    await tracker.note(
      { event: 'page-view' },
      { url: `https://shop.example/?${'x'.repeat(3000)}`, title: '长'.repeat(300), pathname: `/${'y'.repeat(600)}` },
    )
    expect(collected().map(({ dl, dt, pathname }) => [dl?.length, dt?.length, pathname?.length])).toEqual([
      [2048, 200, 500],
    ])
  })

  it('carries its source at the time it happened, though it is sent later', async () => {
    const { tracker, collected } = open()
    tracker.arrive({ query: { utm_source: 'mail' }, pageUrl: page.url })
    const first = tracker.note({ event: 'page-view' }, page)
    tracker.arrive({ query: { utm_source: 'sem' }, pageUrl: page.url })
    await Promise.all([first, tracker.note({ event: 'page-view' }, page)])
    expect(collected().map(({ utm_source }) => utm_source)).toEqual(['mail', 'sem'])
  })
})

describe('a failure is only logged', () => {
  const failures: [string, Answer][] = [
    [
      'the ids are refused',
      ({ url }) =>
        url.startsWith('https://trace') ? { status: 200, body: '{"code":107500999,"message":"no"}' } : { status: 204 },
    ],
    [
      'the host of the ids asks for a login',
      ({ url }) => (url.startsWith('https://trace') ? { status: 401, body: '{"code":107001120}' } : { status: 204 }),
    ],
    [
      'the ids are not there',
      ({ url }) =>
        url.startsWith('https://trace') ? { status: 200, body: '{"code":0,"data":null}' } : { status: 204 },
    ],
    [
      'the ids are a page of HTML',
      ({ url }) => (url.startsWith('https://trace') ? { status: 500, body: '<html>' } : { status: 204 }),
    ],
    [
      'the collector is gone',
      ({ url }) => (url.startsWith('https://trace') ? { status: 200, body: trace } : { status: 404 }),
    ],
    ['the network is gone', () => Promise.reject(new Error('down'))],
  ]
  it.each(failures)('when %s', async (_, answer) => {
    const { tracker, logged, events } = open(answer)
    await expect(tracker.note({ event: 'page-view' }, page)).resolves.toBeUndefined()
    expect(logged).toHaveLength(1)
    expect(logged.every(isLogUploadError)).toBe(true)
    expect(events.filter(({ type }) => type === 'toast')).toEqual([])
  })

  it('and a host that gave no ids is not asked for a minute', async () => {
    let broken = true
    const { tracker, jar, traced, collected } = open((request, count) =>
      broken ? { status: 404 } : well(request, count),
    )
    for (let times = 0; times < 5; times++) await tracker.note({ event: 'page-view' }, page)
    expect(traced()).toHaveLength(1)
    broken = false
    jar.now += 60_000
    await tracker.note({ event: 'page-view' }, page)
    expect(collected()).toHaveLength(1)
  })

  it('and a slow host holds one request and a hundred events, no more', async () => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    const { tracker, asked, logged, collected } = open(async (request, count) => {
      await gate
      return well(request, count)
    })
    const notes = Array.from({ length: 130 }, () => tracker.note({ event: 'page-view' }, page))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked).toHaveLength(1)
    release()
    await Promise.all(notes)
    expect(collected()).toHaveLength(100)
    expect(logged).toHaveLength(30)
  })

  it('and a log that fails itself stops nothing', async () => {
    const { jar } = open()
    const calls = { getTrace: () => Promise.reject(new Error('no')), collect: () => Promise.reject(new Error('no')) }
    const tracker = createTracker({
      api: calls,
      storage: jar,
      log: () => {
        throw new Error('no disk')
      },
      clock: () => jar.now,
    })
    const all = Array.from({ length: 120 }, () => tracker.note({ event: 'page-view' }, page))
    await expect(Promise.all(all)).resolves.toHaveLength(120)
    await expect(tracker.note({ event: 'page-view' }, page)).resolves.toBeUndefined()
  })

  it('and other errors are not logged as uploads', () => {
    expect(isLogUploadError('Network Error')).toBe(false)
  })
})
