import { readProfile } from '#areas/content/shop-profile'
import { readWords } from '#operator/arguments'
import type { OperatorShop } from '#operator/operator-shop'

/** `shop`: who the shop is, as shoppers are told. An import changes it. */
export async function shopCommand({ db }: OperatorShop, args: readonly string[]): Promise<string> {
  readWords(args, [], 0)
  const { name, slogan, description, logo, colour, serviceHours, companyName, license, filings, paymentMarks } =
    await readProfile(db)
  const facts: [name: string, value: string | undefined][] = [
    ['name', name],
    ['slogan', slogan],
    ['description', description],
    ['logo', logo?.url],
    ['colour', colour],
    ['service hours', serviceHours],
    ['company', companyName],
    ['licence', license?.creditCode],
    ['filings', filings.map(({ title }) => title).join(', ')],
    ['payment marks', paymentMarks.join(', ')],
  ]
  return facts.map(([fact, value]) => `  ${fact.padEnd(15)}${value || '-'}`).join('\n')
}
