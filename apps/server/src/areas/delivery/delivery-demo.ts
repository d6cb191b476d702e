import type { DeliveryRules } from '@hearth/domain'
import type { DemoParts } from '#kernel/demo/demo-parts'

const to = (areaCode: string, days: number) => ({ areaCode, days, deliverable: true })
const notTo = (areaCode: string) => ({ areaCode, deliverable: false })

/**
 * The rules of the demo shop. It sends from the east, and not to Hong Kong, Macao and Taiwan, which need customs
 * papers.
 */
const delivery: DeliveryRules = {
  cutoffHour: 16,
  days: 3,
  areas: [
    ...['310000', '320000', '330000'].map((code) => to(code, 1)),
    ...['110000', '120000', '440000', '350000', '340000'].map((code) => to(code, 2)),
    ...['630000', '620000', '150000', '640000'].map((code) => to(code, 4)),
    to('650000', 6),
    to('540000', 7),
    ...['710000', '810000', '820000'].map(notTo),
  ],
}

/** The rules of delivery of the demo shop. */
export const deliveryDemo: DemoParts = { file: () => ({ delivery }) }
