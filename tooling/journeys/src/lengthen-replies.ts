import type { Page } from 'playwright-core'

/** Fields with texts that a shop or a shopper chooses, which can be long. */
const CHOSEN = /^(name|.+Name|title|sellingPoint|detailAddress|value|text|hint|additionalDescription|openingHours)$/

/** Fields with amounts in fen. */
const MONEY = /(price|amount|fen|fee|value)$/i

/** Replaces every name in a page's replies with a very long one, and every amount with a very large one. */
export async function lengthenReplies(page: Page): Promise<void> {
  await page.route(/\/(api|cms)\/(?!user)/, async (route) => {
    const reply = await route.fetch().catch(() => undefined)
    if (!reply) return route.abort().catch(() => {})
    if (!(reply.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response: reply })
    const body = JSON.parse(await reply.text(), (key, value: unknown) => {
      if (typeof value === 'string' && value !== '' && CHOSEN.test(key)) return longer(value)
      if (typeof value === 'number' && value !== 0 && MONEY.test(key)) return value * 10_000
      return value
    }) as object
    return route.fulfill({ response: reply, json: body }).catch(() => {})
  })
}

const longer = (text: string): string => `${text}（${'全屋智能旗舰版 SuperLongModelNumber-2026 '.repeat(3)}）`
