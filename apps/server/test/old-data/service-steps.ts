import { settle, type Step } from './step'

const JD = { companyName: '京东快递', trackingNumber: 'JD9' }

/** Steps of a request for service, by their names. */
export const SERVICE_STEPS: Readonly<Record<string, Step>> = {
  settle,
  agree: ({ hands, id }) => hands.deed(id, 'agree'),
  refuse: ({ hands, id }) => hands.deed(id, 'refuse', { reason: '请先联系客服' }),
  bill: ({ hands, who, id }) => hands.bill(who, id),
  receive: ({ hands, id }) => hands.deed(id, 'receive', { counted: 1, resellable: 0 }),
  refuseGoods: ({ hands, id }) => hands.deed(id, 'refuse-goods', { reason: '缺少底座', ...JD }),
  sendAnother: ({ hands, id }) => hands.deed(id, 'send-another', JD),
  quote: ({ hands, id }) => hands.deed(id, 'quote', { items: [{ name: '工时', price: 1500 }] }),
  sendBack: ({ hands, id }) => hands.deed(id, 'send-back', JD),
  withdraw: ({ hands, who, id }) => hands.ask(who, `DELETE /api/platform/afterSales/v1/${id}`),
  async payRepair({ hands, who, id }) {
    const answer = await hands.ask<{ cashierUrl: string }>(who, `GET /api/platform/afterSales/v1/${id}/repairpay`)
    if (answer.data?.cashierUrl) await hands.press(answer.data)
    return answer
  },
  account: ({ hands, who, id }) =>
    hands.ask(who, `PUT /api/platform/afterSales/v1/${id}`, {
      submission: 'bankInfo',
      bankInfo: { bankName: '招商银行北京东城支行', accountName: '林暖', accountNumber: '6214 8301 0000 1234' },
    }),
  async bank(on) {
    const { hands } = on
    const { data } = await hands.ops<{ refunds: { refundId: string }[] }>('GET /ops/refunds/stuck/v1')
    for (const { refundId } of data?.refunds ?? [])
      await hands.ops(`POST /ops/refunds/${refundId}/bank/v1`, { reference: 'B2026' })
    await settle(on)
  },
}
