import { act, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { QuantityStepper } from '../src/index'
import { byRole, draw, press, type Drawing } from './draw'

let drawing: Drawing
afterEach(() => drawing.remove())

function Stepper({ max, disabled }: { max: number; disabled?: boolean }) {
  const [value, setValue] = useState(1)
  return <QuantityStepper label="购买数量" value={value} max={max} disabled={disabled} onChange={setValue} />
}

const shown = () => byRole('group', '购买数量').textContent

describe('the quantity stepper', () => {
  it('stays between one and its limit', () => {
    drawing = draw(<Stepper max={3} />)
    press(byRole('button', '减少'))
    expect(shown()).toBe('1')
    for (let times = 0; times < 5; times += 1) press(byRole('button', '增加'))
    expect(shown()).toBe('3')
    expect(byRole('button', '增加').hasAttribute('disabled')).toBe(true)
    press(byRole('button', '减少'))
    expect(shown()).toBe('2')
  })

  it('keeps the focus of a shopper who reached its limit, and ignores presses there until they move on', () => {
    drawing = draw(<Stepper max={2} />)
    const more = byRole('button', '增加')
    act(() => more.focus())
    press(more)
    expect(more.hasAttribute('disabled')).toBe(false)
    expect(more.getAttribute('aria-disabled')).toBe('true')
    press(more)
    expect(shown()).toBe('2')
    act(() => more.blur())
    expect(more.hasAttribute('disabled')).toBe(true)
  })

  it('does not move while it is disabled', () => {
    drawing = draw(<Stepper max={3} disabled />)
    press(byRole('button', '增加'))
    expect(shown()).toBe('1')
  })
})
