import { asRead } from '#kernel/commands/as-read'
import { command } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'
import { told } from '#kernel/commands/told'

/** Shows the days after shipment until an order counts as received; with a number, sets them. */
export const receiveDaysCommand = command({
  words: 'shop receive-days [10]',
  help: {
    zh: '发货后几天自动确认收货；带数字就修改',
    en: 'after how many days orders on their way count as received; or sets it',
  },
  group: 'shop',
  async run({ ops }, { plain: [word] }) {
    if (word !== undefined) {
      const days = Number(word)
      if (!/^\d+$/.test(word) || days < 1 || days > 90)
        throw new OperatorRefusal(
          {
            zh: '天数要写 1 到 90 的整数，例如 hearth shop receive-days 10',
            en: 'Days are a whole number from 1 to 90: hearth shop receive-days 10',
          },
          2,
        )
      await asRead(
        async () => (await ops.shop.orderRules({})).version,
        (version) => ops.shop.setOrderRules({ version, receiveDays: days }),
      )
    }
    const { receiveDays: days } = await ops.shop.orderRules({})
    return told({
      zh: `发货 ${days} 天后自动确认收货。`,
      en: `Orders count as received ${days} days after they are shipped.`,
    })
  },
})
