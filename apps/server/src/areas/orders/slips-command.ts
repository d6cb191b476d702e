import { command } from '#kernel/commands/command'
import { inWords } from '#kernel/commands/in-words'
import { OperatorRefusal } from '#kernel/commands/operator-refusal'

/** Slips to pack with orders, a page each. That their shoppers' addresses were looked at is logged. */
export const slipsCommand = command({
  words: 'slips [<orderId>...] [--paper 100x150|a4] [--output slips.pdf]',
  help: 'slips to pack with orders, as PDF without prices; of all that wait for a parcel if you name none (logged)',
  group: 'orders',
  most: Infinity,
  async run({ ops }, { plain, options }) {
    const path = options['output'] ?? 'slips.pdf'
    if (!/\.pdf$/i.test(path)) throw new OperatorRefusal('--output wants a name that ends with .pdf.', 2)
    const paper = options['paper'] ?? '100x150'
    if (paper !== 'a4' && paper !== '100x150') throw new OperatorRefusal('--paper is 100x150 or a4.', 2)
    const { shopName, slips } = await ops.orders.slips({ orderIds: plain }).catch((error: Error) => {
      throw inWords(error, {
        notFound: 'There is no such order. See: hearth orders',
        wrongState: 'One of these orders is not paid, or cancelled. See: hearth orders --status paid',
      })
    })
    if (slips.length === 0) throw new OperatorRefusal('No order waits for a parcel.')
    return { output: `${slips.length} slips are in ${path}.`, slips: { path, paper, shopName, slips } }
  },
})
