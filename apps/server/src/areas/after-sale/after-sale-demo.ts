import type { QuotedPart } from '@hearth/ops'
import type { DemoParts } from '#kernel/demo/demo-parts'
import type { PastCustomer } from '#kernel/demo/past-customer'

/** The demo shop's return address and prices of parts, and a return and a repair of its customer. */
export const afterSaleDemo: DemoParts = {
  file: () => ({
    service: {
      address: {
        consigneeName: '暖居售后中心',
        consigneeTele: '13800000000',
        provinceName: '浙江省',
        cityName: '杭州市',
        districtName: '余杭区',
        streetName: '仓前街道',
        detailAddress: '文一西路 1000 号 3 号楼 1 层（示例）',
      },
      materials: [
        { name: '检测费', unit: '次', price: 0 },
        { name: '电源适配器', unit: '个', price: 3900 },
        { name: '电池', unit: '块', price: 5900 },
        { name: '主板', unit: '块', price: 19900 },
        { name: '灯板', unit: '块', price: 4900, categoryCode: 'lamp' },
        { name: '扬声器单元', unit: '个', price: 6900, categoryCode: 'speaker' },
        { name: '显示屏', unit: '块', price: 25900, categoryCode: 'display' },
        { name: '维修工时', unit: '小时', price: 6000 },
      ],
    },
  }),
  past(customer) {
    let lamps = ''
    let fan = ''
    return [
      // The customer received two pieces long ago, with an invoice, and returned one of them for a refund.
      { daysAgo: 30, live: async () => void (lamps = await customer.received('150101', 2, { invoiceType: 1 })) },
      { daysAgo: 26, live: async () => void (await customer.sendIn(lamps, { serviceType: 1, reason: 'unwanted' })) },
      { daysAgo: 20, live: async () => void (fan = await customer.received('160201', 1)) },
      {
        daysAgo: 6,
        async live() {
          const repair = await customer.sendIn(fan, {
            serviceType: 3,
            reason: 'damaged',
            additionalDescription: '从柜子上掉下来，之后不再通电。',
          })
          await quote(customer, repair, [
            { name: '主板', price: 19_900 },
            { name: '维修工时', price: 6_000 },
          ])
        },
      },
    ]
  },
}

async function quote({ past }: PastCustomer, afterSaleOrderId: string, items: QuotedPart[]): Promise<void> {
  const { version } = await past.ops().afterSales.get({ afterSaleOrderId })
  await past.ops().afterSales.quote({ afterSaleOrderId, version, items })
  await past.run('events')
}
