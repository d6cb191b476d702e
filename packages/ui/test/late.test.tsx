import { afterEach, describe, expect, it, vi } from 'vitest'
import { late, type LateProps } from '../src/index'
import { draw, settle, type Drawing } from './draw'

let drawing: Drawing
afterEach(() => drawing.remove())

const Panel = ({ open }: LateProps) => (open ? <p>选择规格</p> : null)

describe('a panel whose code loads when it is opened', () => {
  it('says that its code failed to load and closes, and opens at the next try', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Panel)
    const Sheet = late(load)
    const [say, close] = [vi.fn(), vi.fn()]
    drawing = draw(<Sheet open={false} onClose={close} />, { say })
    drawing.redraw(<Sheet open onClose={close} />)
    await settle()
    expect(say.mock.calls).toEqual([['加载失败，请检查网络后重试']])
    expect(close).toHaveBeenCalledTimes(1)
    drawing.redraw(<Sheet open={false} onClose={close} />)
    drawing.redraw(<Sheet open onClose={close} />)
    await settle()
    expect(document.body.textContent).toBe('选择规格')
    expect(say).toHaveBeenCalledTimes(1)
  })

  it('says nothing when the code was only preloaded', async () => {
    const Sheet = late(() => Promise.reject(new Error('offline')))
    const [say, close] = [vi.fn(), vi.fn()]
    drawing = draw(<Sheet open={false} onClose={close} />, { say })
    dispatchEvent(new Event('pointerdown'))
    await settle()
    expect(say).not.toHaveBeenCalled()
    expect(close).not.toHaveBeenCalled()
  })
  it('shows at once when its code was preloaded', async () => {
    const Sheet = late(async () => Panel)
    expect(Sheet.hasCode()).toBe(false)
    await Sheet.fetchCode()
    expect(Sheet.hasCode()).toBe(true)
    drawing = draw(<Sheet open />, {})
    expect(document.body.textContent).toBe('选择规格')
  })
})
