import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const packages = join(import.meta.dirname, '../../../packages')
const FOLDERS = ['screens/src', 'ui/src', 'state/src', 'domain/src', '../apps/server/src']

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(packages, folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => [name, readFileSync(join(packages, folder, name), 'utf8')]),
)

/** Replaced words, each with the word that shoppers read instead. */
const REPLACED = [
  [/价格怎么算的/, '价格明细'],
  [/送货上门，也可自提/, '快递配送（可选自提）'],
  [/(?<![支已待应])付定金(?!买)/, '支付定金'],
  [/(?<![支已待应未])付尾款/, '支付尾款'],
  [/积分将在 \{/, '积分有效期至'],
  [/赠 \{|赠 \$\{(?!giftName)/, '赠：'],
  [/附近的自提点</, '查看附近自提点'],
  [/这一单现在不能提交/, '当前订单暂无法提交'],
]

it.each(REPLACED)('uses nowhere %s any more, but %s', (old, now) => {
  expect(sources.filter(([, text]) => old.test(text)).map(([name]) => name)).toEqual([])
  expect(sources.some(([, text]) => text.includes(now))).toBe(true)
})

it('separates words with the narrow dot', () => {
  // Pasted text can contain any kind of middle dot.
  const wide = sources.filter(([name, text]) => text.includes('・') && !name.endsWith('split-pasted.ts'))
  expect(wide.map(([name]) => name)).toEqual([])
})
