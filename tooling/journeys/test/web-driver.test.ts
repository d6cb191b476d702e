import { describe, expect, it } from 'vitest'
import { openWebDriver } from '../src/web-driver'
import { browser } from './with-browser'

/** Returns a page whose button is replaced by a tab of the same name, `after` ms after the page was opened. */
const changing = (after: number) =>
  `data:text/html;charset=utf-8,${encodeURIComponent(`
    <main><button>去购买</button></main>
    <script>
      addEventListener('click', () => document.body.append('已按下'))
      setTimeout(() => {
        document.querySelector('main').innerHTML = '<div role="tab">去购买</div>'
      }, ${after})
    </script>`)}`

describe('a journey in a browser', () => {
  it('presses the current element where the page changed between the look and the press', async () => {
    const driver = await openWebDriver(browser, '', 'desktop')
    // Opening the page takes about half a second, and the press some tens of milliseconds more. The page changes at a
    // different moment in each round, so that one of them lies between finding the button and pressing it.
    for (let after = 560; after < 640; after += 10) {
      await driver.go(changing(after))
      await driver.tap('去购买')
      await driver.see('已按下')
    }
    expect(await driver.complaints()).toEqual([])
  })
})
