import { act, useLayoutEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button, Dialog, LoadingOverlay, Sheet } from '../src/index'
import { byRole, draw, key, press, settle, type Drawing } from './draw'

let drawing: Drawing
afterEach(() => drawing.remove())

const nothing = () => undefined

function Question({ onConfirm = nothing }: { onConfirm?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>删除地址</Button>
      <Dialog open={open} title="删除这个地址？" onConfirm={onConfirm} onCancel={() => setOpen(false)} />
    </>
  )
}

const opener = () => byRole('button', '删除地址')

async function ask() {
  opener().focus()
  press(opener())
  await settle()
  return byRole('alertdialog')
}

describe('a dialog', () => {
  it('takes the focus, names itself, and gives the focus back when Esc closes it', async () => {
    drawing = draw(<Question />)
    const dialog = await ask()
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(dialog.getAttribute('aria-label')).toBe('删除这个地址？')
    expect(dialog.contains(document.activeElement)).toBe(true)
    key('Escape')
    await settle(250)
    expect(document.querySelector('[role="alertdialog"]')).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  it('reacts to Esc from the moment it is drawn', () => {
    const onCancel = vi.fn()
    /** Presses Esc in a layout effect, before the browser has drawn. */
    function Hurry() {
      useLayoutEffect(() => {
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
      }, [])
      return null
    }
    drawing = draw(
      <>
        <Dialog open title="删除这个地址？" onConfirm={nothing} onCancel={onCancel} />
        <Hurry />
      </>,
    )
    expect(onCancel).toHaveBeenCalledTimes(1)
  })

  it('puts the focus on the title of the page when its opener is gone', async () => {
    function Book() {
      const [asked, setAsked] = useState(false)
      const [kept, setKept] = useState(true)
      const remove = () => (setKept(false), setAsked(false))
      return (
        <>
          <h1 tabIndex={-1}>收货地址</h1>
          {kept && <Button onPress={() => setAsked(true)}>删除地址</Button>}
          <Dialog open={asked} title="删除这个地址？" onConfirm={remove} onCancel={() => setAsked(false)} />
        </>
      )
    }
    drawing = draw(<Book />)
    await ask()
    press(byRole('button', '确定'))
    await settle(250)
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('keeps Tab inside, both ways', async () => {
    drawing = draw(<Question />)
    const dialog = await ask()
    key('Tab', { shiftKey: true })
    expect(document.activeElement?.textContent).toBe('确定')
    key('Tab')
    expect(document.activeElement?.textContent).toBe('取消')
    expect(dialog.contains(document.activeElement)).toBe(true)
  })

  it('keeps the page behind from scrolling until it closes', async () => {
    drawing = draw(<Question />)
    await ask()
    expect(document.documentElement.style.overflow).toBe('hidden')
    key('Escape')
    await settle(250)
    expect(document.documentElement.style.overflow).toBe('')
  })

  it('confirms', async () => {
    const confirm = vi.fn()
    drawing = draw(<Question onConfirm={confirm} />)
    await ask()
    press(byRole('button', '确定'))
    expect(confirm).toHaveBeenCalledTimes(1)
  })

  it('lets Esc close only the topmost of two', async () => {
    const closeSheet = vi.fn()
    const cancel = vi.fn()
    drawing = draw(
      <>
        <Sheet open title="地址" onClose={closeSheet} />
      </>,
    )
    await settle()
    drawing.redraw(
      <>
        <Sheet open title="地址" onClose={closeSheet} />
        <Dialog open title="删除？" onConfirm={() => undefined} onCancel={cancel} />
      </>,
    )
    await settle()
    key('Escape')
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(closeSheet).not.toHaveBeenCalled()
  })
})

describe('where the browser asks panels to close, as with the back gesture of a phone', () => {
  /**
   * A `CloseWatcher` as browsers have it. Each watcher handles one request to close, and the browser asks the newest
   * watcher.
   */
  class Watcher {
    static waiting: Watcher[] = []
    onclose: (() => void) | null = null
    constructor() {
      Watcher.waiting.push(this)
    }
    destroy() {
      Watcher.waiting = Watcher.waiting.filter((one) => one !== this)
    }
    static ask() {
      act(() => Watcher.waiting.pop()?.onclose?.())
    }
  }
  beforeEach(() => vi.stubGlobal('CloseWatcher', Watcher))
  afterEach(() => vi.unstubAllGlobals())

  it('a dialog closes, and nothing waits for a request any more', async () => {
    drawing = draw(<Question />)
    await ask()
    expect(Watcher.waiting).toHaveLength(1)
    Watcher.ask()
    await settle(250)
    expect(document.querySelector('[role="alertdialog"]')).toBeNull()
    expect(Watcher.waiting).toEqual([])
  })

  it('a panel that cannot be closed stays above one that can, however often it is asked', async () => {
    const closeSheet = vi.fn()
    const layers = (busy: boolean) => (
      <>
        <Sheet open title="地址" onClose={closeSheet} />
        <LoadingOverlay open={busy} text="正在保存" />
      </>
    )
    drawing = draw(layers(false))
    await settle()
    drawing.redraw(layers(true))
    await settle()
    Watcher.ask()
    Watcher.ask()
    expect(closeSheet).not.toHaveBeenCalled()
    drawing.redraw(layers(false))
    await settle(250)
    Watcher.ask()
    expect(closeSheet).toHaveBeenCalledTimes(1)
  })
})
