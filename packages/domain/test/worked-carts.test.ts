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

  // To change carts or prices on purpose: `vitest run -u test/worked-carts.test.ts`.
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

\`priceOrder\` of the domain prices everything: carts, settlements, orders, exchanges for points. Its stages are a table; each sees what those before it left and writes rows, and every amount is a sum of rows ([why](decisions/2026-11-23-one-price.md)). These carts are priced by a test, which also writes this page; each amount was worked out by hand first. Amounts are yuan; rows of 0 are left out.

| stage | what shoppers read | what it does |
|---|---|---|
${Object.entries({
  list: 'the sku at its ordinary price',
  unitPrice:
    'one promotion, the lowest that holds; for as many pieces as it has, the rest at the ordinary price; or the price of a code; or points pay it all',
  bundle:
    'sets, as often as all their pieces are there, then one piece of each sku of a mark-up sale whose threshold the rest reaches',
  cart: 'promotions over the lines they cover together, by their tiers and priorities, shared by what each line can bear',
  gift: 'what comes along; costs nothing',
  coupon: 'one normal coupon on what is left of the lines it covers',
  freight: 'by what products come to before coupons',
  freePostage: 'one coupon on the freight',
  gold: 'coins, for a share of the products',
  stars: 'stars, for a share of the products',
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
