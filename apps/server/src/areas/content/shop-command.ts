import type { OpsShop } from '@hearth/ops'
import { command } from '#kernel/commands/command'
import { told } from '#kernel/commands/told'
import { padded } from '#kernel/commands/printable'

/** Prints the shop's profile as shoppers see it. */
export const shopCommand = command({
  words: 'shop',
  help: {
    zh: '店铺信息：名称、标志、主色、公司、执照、备案、支付方式',
    en: 'who the shop is: name, logo, colour, company, licence, filings, payment marks',
  },
  group: 'shop',
  run: async ({ ops }) => shopText(await ops.shop.read({})),
})

/** Returns the profile as text, with one value on each line. */
export function shopText(shop: OpsShop): string {
  const { name, slogan, description, logo, colour, serviceHours, companyName, creditCode, filings, paymentMarks } = shop
  const facts: [name: string, value: string][] = [
    [told({ zh: '名称', en: 'name' }), name],
    [told({ zh: '口号', en: 'slogan' }), slogan],
    [told({ zh: '简介', en: 'description' }), description],
    [told({ zh: '标志', en: 'logo' }), logo],
    [told({ zh: '主色', en: 'colour' }), colour],
    [told({ zh: '服务时间', en: 'service hours' }), serviceHours],
    [told({ zh: '公司', en: 'company' }), companyName],
    [told({ zh: '信用代码', en: 'licence' }), creditCode],
    [told({ zh: '备案', en: 'filings' }), filings.join(', ')],
    [told({ zh: '支付方式', en: 'payment marks' }), paymentMarks.join(', ')],
  ]
  return facts.map(([fact, value]) => `  ${padded(fact, 15)}${value || '-'}`).join('\n')
}
