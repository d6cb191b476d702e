import type { ChangeShop } from '@hearth/ops'
import { shopText } from '#areas/content/shop-command'
import { asRead } from '#kernel/commands/as-read'
import { command } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'

type Words = Omit<ChangeShop, 'version'>

/** The field of the profile that each option sets. */
const FIELDS: Readonly<Record<string, (word: string) => Words>> = {
  name: (name) => ({ name }),
  slogan: (slogan) => ({ slogan }),
  description: (description) => ({ description }),
  colour: (colour) => ({ colour }),
  hours: (serviceHours) => ({ serviceHours }),
  company: (companyName) => ({ companyName }),
  payments: (marks) => ({ paymentMarks: marks.split(/[,，、]/u) as NonNullable<Words['paymentMarks']> }),
}

/** Changes the shop's profile. The logo, the licence and the filings are set by an import. */
export const shopSetCommand = command({
  words:
    'shop set [--name 我的小店] [--slogan 灯火可亲] [--description 一家小店] [--colour #0a6b4d] [--hours 每天9:00至21:00] ' +
    '[--company 我的小店有限公司] [--payments 微信支付,支付宝]',
  help: {
    zh: '修改店名、口号、简介、主色、服务时间、公司、支付方式；只改写出来的项',
    en: 'change what is said of the shop, and nothing else; logo, licence and filings come with an import',
  },
  group: 'shop',
  async run({ ops }, { options }) {
    if (Object.keys(options).length === 0)
      throw new OperatorRefusal({ zh: '请写要改什么，例如 --name。', en: 'Say what changes, such as --name.' }, 2)
    const said: Words = Object.assign(
      {},
      ...Object.entries(options).map(([name, word]) => FIELDS[name]!(word)),
    ) as Words
    const shop = await asRead(
      () => ops.shop.read({}),
      ({ version }) => ops.shop.change({ version, ...said }),
    )
    return shopText(shop)
  },
})
