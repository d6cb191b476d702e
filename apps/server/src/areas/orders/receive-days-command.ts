import { asRead } from '#kernel/commands/as-read'
import { command } from '#kernel/commands/command'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'

/** After how many days orders on their way count as received; or sets it. */
export const receiveDaysCommand = command({
  words: 'shop receive-days [10]',
  help: 'after how many days orders on their way count as received; or sets it',
  group: 'shop',
  async run({ ops }, { plain: [word] }) {
    if (word !== undefined) {
      const days = Number(word)
      if (!/^\d+$/.test(word) || days < 1 || days > 90)
        throw new OperatorRefusal('Days are a whole number from 1 to 90: hearth shop receive-days 10', 2)
      await asRead(
        async () => (await ops.shop.orderRules({})).version,
        (version) => ops.shop.setOrderRules({ version, receiveDays: days }),
      )
    }
    const { receiveDays: days } = await ops.shop.orderRules({})
    return `Orders count as received ${days} days after they are shipped.`
  },
})
