import { describe, expect, it } from 'vitest'
import { PRICE_STAGE, PRICE_STAGE_LABEL, priceOrder, type PriceRow } from '#index'
import { NOW, WORKED_CARTS, type WorkedCart } from './worked-carts'

const price = ({ lines, given }: WorkedCart) =>
  priceOrder({ lines, buyer: {}, coupons: [], choice: 'best', ...given, now: NOW })

const all = Object.values(WORKED_CARTS).flat()
const NOTHING = Object.fromEntries(Object.keys(price(all[0]!).amounts).map((name) => [name, 0]))

describe('the worked carts', () => {
  it.each(all)('$title', (cart) => {
    expect(price(cart).amounts).toEqual({ ...NOTHING, ...cart.amounts })
  })

  it('are at least eighty-five, each once', () => {
    expect(all.length).toBeGreaterThanOrEqual(85)
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  })

  // After an intended change of carts or prices, update the page: `vitest run -u test/worked-carts.test.ts`.
  it('are in docs/pricing.md, with the source of every fen', async () => {
    await expect(page()).toMatchFileSnapshot('../../../docs/pricing.md')
  })
})

const yuan = (fen: number): string => `${fen < 0 ? '-' : ''}${(Math.abs(fen) / 100).toFixed(2)}`

function page(): string {
  const parts = Object.entries(WORKED_CARTS).map(
    ([name, carts]) => `## ${name}\n\n${carts.map((cart) => entry(cart)).join('\n')}`,
  )
  return `${HEAD}\n${parts.join('\n')}`
}

const HEAD = `# How prices come about

\`priceOrder\` of the domain prices carts, settlements, orders and exchanges for points. Its stages run in the order of the table. Each stage writes rows for the price that the stages before it left, and every amount is a sum of rows ([why](decisions/2026-11-23-one-price.md)). A test prices the carts below and writes this page; each amount was first calculated by hand. Amounts are yuan; rows of 0 are left out.

| stage | what shoppers read | what it does |
|---|---|---|
${Object.entries({
  list: 'the sku at its ordinary price',
  unitPrice:
    'the lowest promotion that applies, for as many pieces as it has; or the price of a code; or points, which pay the whole price',
  bundle:
    'sets, as often as the order has all their pieces; then one piece of each sku of a mark-up sale, if the other products reach its threshold',
  cart: 'promotions over several lines, by their tiers and priorities; the lines share a discount in proportion to the amounts that they can bear',
  gift: 'free products',
  coupon: 'one normal coupon, on the remaining price of its lines',
  freight: 'depends on the price of the products before coupons',
  freePostage: 'one coupon for the freight',
  gold: 'coins, which pay a share of the products',
  stars: 'stars, which pay a share of the products',
})
  .map(
    ([stage, does]) =>
      `| \`${stage}\` | ${PRICE_STAGE_LABEL[PRICE_STAGE[stage as keyof typeof PRICE_STAGE]]} | ${does} |`,
  )
  .join('\n')}
`

function entry(cart: WorkedCart): string {
  const { rows, amounts, lines } = price(cart)
  const names = new Map(
    lines.flatMap(({ line, parts }) =>
      parts.map(({ id }, at) => [id, at === 0 ? line.sku.skuNo : `${line.sku.skuNo}, more`] as const),
    ),
  )
  const told = rows
    .filter(({ fen }) => fen !== 0)
    .map((row) => `${nameOf(row, names)} ${yuan(row.fen)}`)
    .join(' · ')
  return `**${cart.title}.** ${cart.why}\n\n${told === '' ? '' : `${told} · `}**to pay ${yuan(amounts.payAmount)}**\n`
}

const nameOf = ({ line, stage }: PriceRow, names: ReadonlyMap<string, string>): string =>
  line === undefined ? stage : `${names.get(line) ?? line} ${stage}`
