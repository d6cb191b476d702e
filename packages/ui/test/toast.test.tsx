import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastHost } from '../src/index'
import { draw, type Drawing } from './draw'

let drawing: Drawing
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  drawing.remove()
  vi.useRealTimers()
})

describe('a toast', () => {
  it('is read aloud, and is gone after 1500 ms and a fade of 300 ms', () => {
    const done = vi.fn()
    drawing = draw(<ToastHost toast={{ text: '已加入购物车', id: 1 }} onDone={done} />)
    const host = document.querySelector('[aria-live="polite"]')
    expect(host?.textContent).toBe('已加入购物车')
    act(() => void vi.advanceTimersByTime(1799))
    expect(done).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('restarts its time for the next one', () => {
    const done = vi.fn()
    drawing = draw(<ToastHost toast={{ text: '一', id: 1 }} onDone={done} />)
    act(() => void vi.advanceTimersByTime(1000))
    drawing.redraw(<ToastHost toast={{ text: '二', id: 2 }} onDone={done} />)
    act(() => void vi.advanceTimersByTime(1000))
    expect(done).not.toHaveBeenCalled()
  })
})
