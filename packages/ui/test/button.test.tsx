import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../src/index'
import { byRole, draw, press, settle, type Drawing } from './draw'

let drawing: Drawing
afterEach(() => drawing.remove())

describe('a button', () => {
  it('acts once when it is pressed twice during the action', async () => {
    let finish = () => undefined as void
    const place = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    drawing = draw(<Button onPress={place}>提交订单</Button>)
    press(byRole('button', '提交订单'))
    press(byRole('button', '提交订单'))
    expect(place).toHaveBeenCalledTimes(1)
    expect(byRole('button').getAttribute('aria-busy')).toBe('true')
    finish()
    await settle()
    expect(byRole('button').getAttribute('aria-busy')).toBeNull()
    press(byRole('button'))
    expect(place).toHaveBeenCalledTimes(2)
  })

  it('can be pressed again after its action failed', async () => {
    const place = vi.fn(() => Promise.reject(new Error('offline')))
    drawing = draw(<Button onPress={place}>提交订单</Button>)
    press(byRole('button'))
    await settle()
    press(byRole('button'))
    await settle()
    expect(place).toHaveBeenCalledTimes(2)
  })

  it('ignores presses while it is busy or disabled, and keeps the focus while busy', () => {
    const pay = vi.fn()
    drawing = draw(
      <Button busy onPress={pay}>
        付款
      </Button>,
    )
    byRole('button').focus()
    press(byRole('button'))
    expect(document.activeElement).toBe(byRole('button'))
    drawing.redraw(
      <Button disabled onPress={pay}>
        付款
      </Button>,
    )
    press(byRole('button'))
    expect(pay).not.toHaveBeenCalled()
  })
})
