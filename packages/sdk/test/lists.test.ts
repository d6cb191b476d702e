import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { catalogue, parseLine, type CallTable } from '@hearth/sdk/core'

interface Schema {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
  anyOf?: Schema[]
}

const { definitions, ...calls } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../generated/schemas.json', import.meta.url)), 'utf8'),
) as { definitions: Record<string, Schema> } & Record<string, { payload: Schema; reply: Schema }>
const resolve = (schema: Schema): Schema =>
  schema.$ref ? resolve(definitions[schema.$ref.replace('#/definitions/', '')]!) : schema
const fieldsOf = (schema: Schema): string[] => Object.keys(resolve(schema).properties ?? {})
const flagsOf = (name: string) => {
  const [area = '', call = ''] = name.split('.')
  return parseLine((catalogue as Readonly<Record<string, CallTable>>)[area]![call]!).flags
}
const all = Object.entries(calls)

/** Lists whose fields were named by an external system: docs/decisions/2026-11-22-names-on-the-wire.md. */
const NAMED_ON_THE_WIRE: Readonly<Record<string, readonly string[]>> = {
  'checkout.getDuCode': ['name', 'skuList', 'price', 'itemQuantity', 'expiryDate'],
  'coupons.listMergeable': ['list', 'totalCount'],
  'orders.listSecond': ['result', 'count', 'oldest_id'],
  'orders.operLogs': ['operLogs'],
  'orders.logs': ['operLogs'],
  'promotions.listFlashSaleProducts': ['items'],
  'promotions.listFlashSaleSelling': ['items'],
  'rebate.listProducts': ['list', 'count'],
  'rebateShop.listOrderLogs': ['operLogs'],
  'rebateShop.listProducts': ['list', 'count'],
  'rebateShop.listSkus': ['result', 'count'],
}

describe('a list', () => {
  it('that fills a reply alone is `result`, with `totalCount` where it has pages', () => {
    const lists = all.flatMap(([name, { reply }]) => {
      const { type, properties = {} } = resolve(reply)
      const arrays = Object.keys(properties).filter((field) => resolve(properties[field]!).type === 'array')
      const rest = Object.keys(properties).filter((field) => !arrays.includes(field))
      const alone =
        type === 'array' || (arrays.length === 1 && rest.every((field) => ['count', 'totalCount'].includes(field)))
      return alone && !(name in NAMED_ON_THE_WIRE)
        ? [{ name, fields: type === 'array' ? ['(bare)'] : Object.keys(properties) }]
        : []
    })
    expect(lists.length).toBeGreaterThan(50)
    // A look-up by keys is merged from several requests, so its reply is a list without an object around it.
    const isAsItShould = ({ name, fields }: { name: string; fields: string[] }) =>
      flagsOf(name).batch
        ? fields[0] === '(bare)'
        : fields[0] === 'result' &&
          (fields[1] === 'totalCount' || !fieldsOf(calls[name]!.payload).includes('startIndex'))
    expect(lists.filter((list) => !isAsItShould(list))).toEqual([])
  })

  it.each(Object.entries(NAMED_ON_THE_WIRE))('%s keeps its names on the wire', (name, fields) => {
    expect(fieldsOf(calls[name]!.reply)).toEqual(fields)
  })

  it('with pages is requested by start and count, or by page where the wire uses that', () => {
    const paging = all.flatMap(([name, { payload }]) => {
      const fields = fieldsOf(payload).filter(
        (field) => /^(start|page|count$|offset|limit$|cursor|from$)/i.test(field) && !/(Time|Text)$/.test(field),
      )
      return fields.length > 0 ? [{ name, fields: fields.sort().join(' ') }] : []
    })
    const unusual = paging.filter(({ fields }) => fields !== 'count startIndex')
    expect(unusual).toEqual([
      { name: 'afterSale.listItems', fields: 'count startId' },
      { name: 'afterSale.list', fields: 'count startId' },
      { name: 'community.listLikes', fields: 'count startId' },
      { name: 'community.listMyPosts', fields: 'count startId' },
      { name: 'community.listPosts', fields: 'count startId' },
      { name: 'coupons.list', fields: 'count startId' },
      { name: 'orders.list', fields: 'count startId startIndex' },
      { name: 'orders.listSecond', fields: 'count start_id start_index' },
      { name: 'orders.quoteFees', fields: 'from' },
      { name: 'partner.listAmountEntries', fields: 'count startId' },
      { name: 'partner.listEntries', fields: 'count startId' },
      { name: 'partner.listOrders', fields: 'count startId' },
      { name: 'products.widgets', fields: 'pageNo' },
      { name: 'products.recommend', fields: 'count' },
      { name: 'products.recommendV2', fields: 'count' },
      { name: 'products.listLives', fields: 'count startId' },
      { name: 'promotions.listGroups', fields: 'count startId' },
      { name: 'rebateShop.listOrders', fields: 'count startId' },
      { name: 'rebateShop.listInvitations', fields: 'count startId' },
      { name: 'rebateShop.listProducts', fields: 'pageNo pageSize' },
      { name: 'rebate.listShopEntries', fields: 'count startId' },
      { name: 'rebate.listEntries', fields: 'count startId' },
      { name: 'rebate.listWithdrawals', fields: 'count startId' },
      { name: 'skills.list', fields: 'count startId' },
    ])
    expect(paging.length).toBeGreaterThan(20)
  })
})
