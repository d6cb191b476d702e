import { expect, it } from 'vitest'
import { faultsOfText, readTexts, textsOf } from '../lib/read-texts.mjs'

it('reads words between tags, in quotes and in templates, and no code', () => {
  const source = "const a = '去结算'; const b = `还差 ${missing} 件`; const c = <p>已 抢光</p>; const d = 'sku'"
  expect(textsOf(source)).toEqual(['去结算', '还差 ${missing} 件', '已 抢光'])
})

it.each([
  ['近7天', 'no blank beside digits'],
  ['限时3 天', 'no blank beside digits'],
  ['请稍后再试...', 'a narrow mark after Han'],
  ['好的, 去结算', 'a narrow mark after Han'],
  ['已下单， 请付款', 'a blank beside a wide mark'],
  ['请点「到货通知我」', '「」 around what is no name'],
])('%s has %s', (text, fault) => expect(faultsOfText(text)).toEqual([fault]))

it.each(['近 7 天', '满199减30', '3件8.5折', '共 ${count} 件', '￥19.90 起', '暖居·客厅', '已领取「${name}」'])(
  '%s is typeset correctly',
  (text) => expect(faultsOfText(text)).toEqual([]),
)

it('finds all texts for shoppers typeset alike', () => {
  const all = readTexts().flatMap(({ file, texts }) => texts.map((text) => ({ file, text })))
  expect(all.length).toBeGreaterThan(1_000)
  const wrong = all.flatMap(({ file, text }) => faultsOfText(text).map((fault) => `${file}: ${text} has ${fault}`))
  expect(wrong).toEqual([])
})
