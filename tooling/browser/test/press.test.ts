import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fill, follow, hear, launchBrowser, openWindow, press, visit, wasSaid } from '../src/index'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const ADDRESS = 'http://shop.test/'

async function openTab(html: string, options: BrowserContextOptions = {}): Promise<Page> {
  const window = await openWindow(browser, { viewport: { width: 375, height: 800 }, ...options })
  await window.route(ADDRESS, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${html}` }),
  )
  const page = await window.newPage()
  await visit(page, ADDRESS)
  return page
}

/** A page with a list that is laid out late: in the sixth frame after the scroll, the link under the list moves up. */
const LAID_OUT_LATE = `
  <style>html { overflow-anchor: none }</style>
  <div id="list" style="height: 3000px"></div><a href="#there" style="display: block; height: 44px">下一页</a>
  <div style="height: 900px"></div>
  <script>
    let late = true
    const layout = () => { late = false; document.querySelector('#list').style.height = '2900px' }
    const inFrames = (count) => requestAnimationFrame(count > 1 ? () => inFrames(count - 1) : layout)
    addEventListener('scroll', () => inFrames(6), { once: true })
    // On a busy machine the frame comes between the way down and the way up.
    addEventListener('pointerdown', () => late && layout())
  </script>`

describe('a press', () => {
  it('reaches a link that moves when it is scrolled to', async () => {
    const page = await openTab(LAID_OUT_LATE)
    await follow(page.getByRole('link', { name: '下一页' }), /#there$/)
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('#list')!).height)).toBe('2900px')
  })

  it('waits until scripts have taken over the server’s page', async () => {
    const page = await openTab(`<html class="fresh"><button>购买</button><p></p><input>
      <script>
        setTimeout(() => {
          document.querySelector('button').onclick = () => { document.querySelector('p').textContent += '已按下' }
          document.querySelector('input').value = ''
          document.documentElement.classList.remove('fresh')
        }, 300)
      </script>`)
    await page.reload({ waitUntil: 'commit' })
    await press(page.getByRole('button'))
    await expect(page.getByRole('paragraph')).toHaveText('已按下')
    await page.reload({ waitUntil: 'commit' })
    await fill(page.getByRole('textbox'), '王小暖')
    await expect(page.getByRole('textbox')).toHaveValue('王小暖')
  })

  it('does not wait for scripts where none may run', async () => {
    const page = await openTab('<html class="fresh"><a href="#there">下一页</a>', { javaScriptEnabled: false })
    await press(page.getByRole('link'))
    await expect(page).toHaveURL(/#there$/)
  })
})

describe('an expectation of a page', () => {
  it('looks again until it holds', async () => {
    const page = await openTab(`<button>加载</button><button>清空</button><ul><li>一</li></ul>
      <script>
        const later = (html) => () => setTimeout(() => { document.querySelector('ul').innerHTML = html }, 300)
        const [load, empty] = document.querySelectorAll('button')
        load.onclick = later('<li>一</li><li>二</li>')
        empty.onclick = later('')
      </script>`)
    await press(page.getByRole('button', { name: '加载' }))
    await expect(page.getByRole('listitem')).toHaveCount(2)
    await press(page.getByRole('button', { name: '清空' }))
    await expect(page.getByRole('listitem')).not.toHaveCount(2)
  })

  it('finds a message that has disappeared, and none from before the last press', async () => {
    const page = await openTab(`<button>购买</button><button>关闭</button><div role="status"></div>
      <script>
        document.querySelector('button').onclick = () => {
          const status = document.querySelector('div')
          status.innerHTML = '<span>已加入购物车</span>'
          setTimeout(() => status.replaceChildren(), 50)
        }
      </script>`)
    await press(page.getByRole('button', { name: '购买' }))
    await expect(page.getByRole('status')).toHaveText('')
    await hear(page, '已加入')
    await press(page.getByRole('button', { name: '关闭' }))
    expect(await wasSaid(page, '已加入')).toBe(false)
  })

  it('shows what it saw instead', async () => {
    const page = await openTab('<h1>首页</h1>')
    await expect(expect(page.getByRole('heading')).toHaveText('购物车', { timeout: 100 })).rejects.toThrow('首页')
    await expect(expect(page.getByRole('heading')).not.toHaveText('首页', { timeout: 100 })).rejects.toThrow('首页')
  })
})
