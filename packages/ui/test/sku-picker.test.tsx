import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { SkuPicker } from '../src/index'
import { draw, key, press, type Drawing } from './draw'

let drawing: Drawing
afterEach(() => drawing.remove())

const COLOURS = ['月光白', '曜石黑', '暮山紫', '晨雾蓝']

function Picker() {
  const [colour, setColour] = useState('月光白')
  return (
    <SkuPicker
      onChoose={(_, value) => setColour(value)}
      matrix={[
        {
          name: '颜色',
          values: COLOURS.map((value) => ({ value, selected: value === colour, available: value !== '曜石黑' })),
        },
      ]}
    />
  )
}

const radios = () => [
  ...document.querySelectorAll<HTMLElement>('[role="radiogroup"][aria-label="颜色"] [role="radio"]'),
]
const chosen = () =>
  radios()
    .filter((radio) => radio.getAttribute('aria-checked') === 'true')
    .map((radio) => radio.textContent)

describe('the sku picker', () => {
  it('is one stop of the Tab key, and arrows choose', () => {
    drawing = draw(<Picker />)
    expect(radios().filter((radio) => radio.tabIndex === 0)).toHaveLength(1)
    radios()[0]?.focus()
    key('ArrowRight')
    expect(chosen()).toEqual(['曜石黑'])
    expect(document.activeElement).toBe(radios()[1])
    key('ArrowLeft')
    expect(chosen()).toEqual(['月光白'])
  })

  it('wraps around at both ends', () => {
    drawing = draw(<Picker />)
    radios()[0]?.focus()
    key('ArrowUp')
    expect(chosen()).toEqual(['晨雾蓝'])
    key('ArrowDown')
    expect(chosen()).toEqual(['月光白'])
    key('End')
    expect(chosen()).toEqual(['晨雾蓝'])
    key('Home')
    expect(chosen()).toEqual(['月光白'])
  })

  it('says what is out of stock, and lets it be chosen', () => {
    drawing = draw(<Picker />)
    const missing = radios()[1]
    expect(missing?.getAttribute('aria-label')).toBe('曜石黑，缺货')
    if (missing) press(missing)
    expect(chosen()).toEqual(['曜石黑'])
  })
})
