import { afterEach, describe, expect, it, vi } from 'vitest'
import { Loaded, type LoadedProps } from '../src/index'
import { byRole, draw, press, type Drawing } from './draw'

let drawing: Drawing | undefined
afterEach(() => drawing?.remove())

const retry = vi.fn()
const textOf = (load: LoadedProps<string[]>['load'], emptyState?: string): string => {
  drawing?.remove()
  drawing = draw(
    <Loaded load={load} onRetry={retry} skeleton="占位" emptyState={emptyState}>
      {(names) => `共 ${names.length} 件`}
    </Loaded>,
  )
  return drawing.root.textContent ?? ''
}

describe('a part that loads', () => {
  it('shows its skeleton until it has data, which stay on screen while they are loaded again', () => {
    expect(textOf({ status: 'idle' })).toBe('占位')
    expect(textOf({ status: 'loading' })).toBe('占位')
    expect(textOf({ status: 'ready', data: ['灯'] })).toBe('共 1 件')
    expect(textOf({ status: 'loading', data: ['灯'] })).toBe('共 1 件')
    expect(textOf({ status: 'failed', data: ['灯'] })).toBe('共 1 件')
  })

  it('says why a load failed and tries again', () => {
    expect(textOf({ status: 'failed', error: { message: '服务器开小差了' } })).toContain('服务器开小差了')
    press(byRole('button', '重新加载'))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('shows its empty state in place of an empty list, if it has one', () => {
    expect(textOf({ status: 'ready', data: [] }, '还没有商品')).toBe('还没有商品')
    expect(textOf({ status: 'ready', data: [] })).toBe('共 0 件')
  })
})
