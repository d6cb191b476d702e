import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Page } from '../src/index'
import { byRole, draw, press, type Drawing } from './draw'

let drawing: Drawing | undefined
afterEach(() => drawing?.remove())

const page = (status: 'idle' | 'loading' | 'ready' | 'failed', more = {}) =>
  renderToStaticMarkup(
    <Page title="我的订单" load={{ status, error: { message: '服务器开小差了' } }} footer="底栏" {...more}>
      订单列表
    </Page>,
  )

describe('a page', () => {
  it('shows a skeleton until its load is ready', () => {
    for (const status of ['idle', 'loading'] as const) {
      expect(page(status)).toContain('正在加载')
      expect(page(status)).not.toContain('订单列表')
      expect(page(status)).not.toContain('底栏')
    }
    expect(page('ready')).toContain('订单列表')
    expect(page('ready')).toContain('底栏')
  })

  it('keeps its content on screen while it loads again', () => {
    expect(
      renderToStaticMarkup(
        <Page title="我的订单" load={{ status: 'loading', data: [] }}>
          订单列表
        </Page>,
      ),
    ).toContain('订单列表')
  })

  it('says why a load failed and tries again', () => {
    const retry = vi.fn()
    drawing = draw(
      <Page title="我的订单" load={{ status: 'failed', error: { message: '服务器开小差了' } }} onRetry={retry} />,
    )
    expect(drawing.root.textContent).toContain('服务器开小差了')
    press(byRole('button', '重新加载'))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('tries again by its refresh if it has no other way', () => {
    const refresh = vi.fn()
    drawing = draw(<Page title="我的订单" load={{ status: 'failed' }} onRefresh={refresh} />)
    press(byRole('button', '重新加载'))
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('shows its empty state in place of its content', () => {
    expect(page('ready', { empty: true, emptyState: '还没有订单' })).toContain('还没有订单')
    expect(page('ready', { empty: true })).not.toContain('订单列表')
  })

  it('has exactly one h1, whatever its bar', () => {
    for (const heading of ['bar', 'none'] as const) expect(page('ready', { heading }).match(/<h1/g)).toHaveLength(1)
    expect(page('ready', { heading: 'own' }).match(/<h1/g)).toBeNull()
    expect(page('failed', { heading: 'own' }).match(/<h1/g)).toHaveLength(1)
  })
})
