import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InfiniteList } from '../src/index'
import { byRole, draw, press, type Drawing } from './draw'

/** An `IntersectionObserver` that reports whether an element is near: at first, and after each change. */
class Watch {
  static near = true
  private watching = false
  private static all = new Set<Watch>()
  constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.watching = true
    Watch.all.add(this)
    queueMicrotask(() => this.watching && this.seen([{ isIntersecting: Watch.near }]))
  }
  disconnect() {
    this.watching = false
    Watch.all.delete(this)
  }
  static move(near: boolean) {
    Watch.near = near
    for (const one of Watch.all) one.seen([{ isIntersecting: near }])
  }
}

let drawing: Drawing
let loadMore: ReturnType<typeof vi.fn<() => void>>
const list = (items: string[], loadingMore = false, hasMore = true) => (
  <InfiniteList items={items} keyOf={String} renderItem={String} more={{ hasMore, loadingMore, loadMore }} />
)
const redraw = async (...state: Parameters<typeof list>) => {
  drawing.redraw(list(...state))
  await act(async () => undefined)
}

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', Watch)
  loadMore = vi.fn()
  Watch.near = true
  drawing = draw(list(['a']))
  await act(async () => undefined)
})
afterEach(() => {
  drawing.remove()
  vi.unstubAllGlobals()
})

describe('a list that grows', () => {
  it('loads more near its end', async () => {
    expect(loadMore).toHaveBeenCalledTimes(1)
    await redraw(['a'], true)
    await redraw(['a', 'b'])
    expect(loadMore).toHaveBeenCalledTimes(2)
  })

  it('does not load again by itself after a failure; the shopper can, by coming back to the end or with the button', async () => {
    await redraw(['a'], true)
    await redraw(['a'])
    expect(loadMore).toHaveBeenCalledTimes(1)
    act(() => Watch.move(false))
    act(() => Watch.move(true))
    expect(loadMore).toHaveBeenCalledTimes(2)
    press(byRole('button', '加载更多'))
    expect(loadMore).toHaveBeenCalledTimes(3)
  })

  it('loads nothing beyond its end', async () => {
    await redraw(['a'], false, false)
    act(() => Watch.move(true))
    expect(loadMore).toHaveBeenCalledTimes(1)
    expect(drawing.root.textContent).toContain('没有更多了')
  })
})
