import { readWords } from '#operator/arguments'
import { asRead } from '#operator/as-read'
import { OperatorRefusal } from '#operator/operator-request'
import type { OperatorContext } from '#operator/operator-shop'

/** `shop`: who the shop is, as shoppers are told, which an import changes; `shop receive-days [10]`. */
export async function shopCommand(context: OperatorContext, args: readonly string[]): Promise<string> {
  const { plain } = readWords(args, [], 2)
  if (plain[0] === 'receive-days') return receiveDays(context, plain[1])
  readWords(args, [], 0)
  const { ops } = context
  const { name, slogan, description, logo, colour, serviceHours, companyName, creditCode, filings, paymentMarks } =
    await ops.shop.read({})
  const facts: [name: string, value: string][] = [
    ['name', name],
    ['slogan', slogan],
    ['description', description],
    ['logo', logo],
    ['colour', colour],
    ['service hours', serviceHours],
    ['company', companyName],
    ['licence', creditCode],
    ['filings', filings.join(', ')],
    ['payment marks', paymentMarks.join(', ')],
  ]
  return facts.map(([fact, value]) => `  ${fact.padEnd(15)}${value || '-'}`).join('\n')
}

/** After how many days orders on their way count as received; or sets it. */
async function receiveDays({ ops }: OperatorContext, word: string | undefined): Promise<string> {
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
}
