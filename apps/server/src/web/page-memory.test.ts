import { describe, expect, it } from 'vitest'
import { finishPage, pageParts } from '#web/finished-page'
import { TooBusy } from '#kernel/limits/work-queue'
import { createPageMemory } from '#web/page-memory'

describe('the memory for finished pages', () => {
  const page = (html: string, shared = true, status: 200 | 500 = 200) => ({
    page: finishPage(pageParts({ status, html, links: [], styles: [], shared })),
    shared,
  })
  const open = () => {
    let now = 0
    let made = 0
    const memory = createPageMemory(() => now)
    return {
      wait: (ms: number) => void (now += ms),
      memory,
      made: () => made,
      get: (key: string, version = '1', html = 'x') =>
        memory.get(key, version, () => Promise.resolve(((made += 1), page(html)))),
      fail: (key: string) => memory.get(key, '1', () => Promise.reject(new Error('no'))),
    }
  }

  it('makes a page once for all who ask at the same time', async () => {
    const { get, made } = open()
    await Promise.all(Array.from({ length: 20 }, () => get('/')))
    expect(made()).toBe(1)
  })

  it('serves an older page once more while it makes the next, and none that is two minutes old', async () => {
    const { get, made, wait } = open()
    const first = await get('/')
    wait(59_000)
    expect(await get('/')).toBe(first)
    expect(made()).toBe(1)
    wait(2_000)
    expect(await get('/')).toBe(first)
    expect(made()).toBe(2)
    expect(await get('/')).not.toBe(first)
    wait(121_000)
    await get('/')
    expect(made()).toBe(3)
  })

  it('keeps serving a page while too much waits to be rendered', async () => {
    const { get, memory, wait, made } = open()
    const first = await get('/')
    wait(61_000)
    await memory.get('/', '1', () => Promise.reject(new TooBusy()))
    await Promise.resolve()
    expect(await get('/')).toBe(first)
    expect(made()).toBe(2)
  })

  it('never serves a page of an earlier catalogue', async () => {
    const { get } = open()
    const old = await get('/', '1')
    expect(await get('/', '2')).not.toBe(old)
  })

  it('keeps no failure', async () => {
    const { get, fail, made } = open()
    await expect(fail('/')).rejects.toThrow('no')
    await get('/')
    expect(made()).toBe(1)
  })

  it('keeps the last good page, however old, for when no other can be made', async () => {
    const { get, memory, wait } = open()
    const right = await get('/')
    wait(61_000)
    await memory.get('/', '1', () => Promise.resolve(page('x', false, 500)))
    wait(600_000)
    await expect(memory.get('/', '2', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await memory.get('/', '3', () => Promise.resolve(page('x', false, 500)))
    expect(memory.last('/')).toBe(right)
    expect(memory.last('/other')).toBeUndefined()
  })

  it('drops the pages not asked for longest when it is full', async () => {
    const { get, made } = open()
    const large = 'x'.repeat(10 * 1024 * 1024)
    for (const key of ['a', 'b', 'c', 'a', 'd', 'e']) await get(key, '1', large)
    expect(made()).toBe(5)
    await get('a', '1', large)
    expect(made()).toBe(5)
    await get('b', '1', large)
    expect(made()).toBe(6)
  })

  it('keeps a page that is still read when it is full', async () => {
    const { get, memory } = open()
    const large = 'x'.repeat(10 * 1024 * 1024)
    for (const key of ['a', 'b', 'c', 'd']) await get(key, '1', large)
    expect(memory.peek('a', '1')).toBeDefined()
    await get('e', '1', large)
    expect(['a', 'b'].map((key) => memory.has(key, '1'))).toEqual([true, false])
  })
})
