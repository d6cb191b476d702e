import { command } from '#kernel/commands/command'

/** Who the shop is, as shoppers are told, which an import changes. */
export const shopCommand = command({
  words: 'shop',
  help: 'who the shop is: name, logo, colour, company, licence, filings, payment marks',
  group: 'shop',
  async run({ ops }) {
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
  },
})
