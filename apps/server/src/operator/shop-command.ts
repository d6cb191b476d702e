import { readWords } from '#operator/arguments'
import type { OperatorContext } from '#operator/operator-shop'

/** `shop`: who the shop is, as shoppers are told. An import changes it. */
export async function shopCommand({ ops }: OperatorContext, args: readonly string[]): Promise<string> {
  readWords(args, [], 0)
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
