import { act } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Page } from '../src/index'
import { draw, settle, type Drawing } from './draw'

let drawing: Drawing
// The first touch loads the code of the gesture. It is loaded before the tests, since that may take long on a busy
// machine.
beforeAll(async () => void (await import('../src/primitives/web/pull-gesture')))
afterEach(() => drawing.remove())

/** Touches the page with a finger that is moved down to the given position. */
const touch = async (type: string, clientY?: number) => {
  const event = Object.assign(new Event(type, { bubbles: true }), {
    touches: clientY === undefined ? [] : [{ clientY }],
  })
  act(() => void drawing.root.querySelector('h1')?.dispatchEvent(event))
  await settle(20)
}
const pull = async (...ways: number[]) => {
  await touch('touchstart', 100)
  for (const way of ways) await touch('touchmove', 100 + way)
}
const words = () => drawing.root.querySelector('[role="status"]')?.textContent
const open = (onRefresh: () => unknown) =>
  (drawing = draw(
    <Page title="购物车" heading="own" onRefresh={onRefresh as () => void}>
      <h1>购物车</h1>
    </Page>,
  ))

it('reloads the page once a finger has pulled it down far enough, and says so until it is loaded', async () => {
  let arrived = () => {}
  const refresh = vi.fn(() => new Promise<void>((resolve) => (arrived = resolve)))
  open(refresh)
  await pull(60)
  expect(words()).toBe('下拉刷新')
  await touch('touchmove', 300)
  expect(words()).toBe('松开刷新')
  expect(refresh).not.toHaveBeenCalled()
  await touch('touchend')
  expect(refresh).toHaveBeenCalledOnce()
  expect(words()).toBe('正在刷新…')
  await pull(200)
  await touch('touchend')
  expect(refresh, 'while it is loaded it is not asked for again').toHaveBeenCalledOnce()
  arrived()
  await settle()
  expect(words()).toBe('')
})

it('ignores a short pull, a push upwards and a lifted finger', async () => {
  const refresh = vi.fn()
  open(refresh)
  await pull(60)
  await touch('touchend')
  await pull(-300)
  expect(words()).toBe('')
  await touch('touchend')
  await pull(300)
  await touch('touchcancel')
  expect(words()).toBe('')
  expect(refresh).not.toHaveBeenCalled()
})

it('lets two fingers zoom', async () => {
  const refresh = vi.fn()
  open(refresh)
  await pull(300)
  act(
    () =>
      void drawing.root
        .querySelector('h1')
        ?.dispatchEvent(
          Object.assign(new Event('touchmove', { bubbles: true }), { touches: [{ clientY: 400 }, { clientY: 80 }] }),
        ),
  )
  expect(words()).toBe('')
  await touch('touchend')
  expect(refresh).not.toHaveBeenCalled()
})

it('follows no finger that was lifted before it could', async () => {
  const refresh = vi.fn()
  open(refresh)
  const event = (type: string, clientY?: number) =>
    act(
      () =>
        void drawing.root
          .querySelector('h1')
          ?.dispatchEvent(
            Object.assign(new Event(type, { bubbles: true }), { touches: clientY === undefined ? [] : [{ clientY }] }),
          ),
    )
  event('touchstart', 100)
  event('touchcancel')
  await settle(20)
  await touch('touchmove', 400)
  await touch('touchend')
  expect(refresh).not.toHaveBeenCalled()
})

it('keeps the browser from reloading the whole page with the same pull', () => {
  open(vi.fn())
  expect(document.documentElement.style.overscrollBehaviorY).toBe('contain')
  drawing.redraw(null)
  expect(document.documentElement.style.overscrollBehaviorY).toBe('')
})
