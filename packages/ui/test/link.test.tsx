import { afterEach, expect, describe, it, vi } from 'vitest'
import { Link } from '../src/index'
import { byRole, draw, type Drawing } from './draw'

let drawing: Drawing
afterEach(() => drawing.remove())

const click = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  byRole('link').dispatchEvent(event)
  return event
}

describe('a link', () => {
  it('stays in the shop on a plain click', () => {
    const navigate = vi.fn()
    drawing = draw(<Link to="/product/1001">音箱</Link>, { navigate })
    expect(click().defaultPrevented).toBe(true)
    expect(navigate).toHaveBeenCalledWith('/product/1001')
  })

  it('is left to the browser with a modifier key, or when it leads out of the shop', () => {
    const navigate = vi.fn()
    drawing = draw(<Link to="/product/1001">音箱</Link>, { navigate })
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    click({ ctrlKey: true })
    drawing.redraw(<Link to="//evil.example">外部</Link>)
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    click()
    expect(navigate).not.toHaveBeenCalled()
  })
})
