import { trackingLog } from '@hearth/domain'
import { describe, expectTypeOf, it } from 'vitest'
import type { Api, Trace, tracking as table } from '@hearth/sdk/core'

declare const tracking: Api<{ tracking: typeof table }>['tracking']
const visit = { pageUrl: 'https://shop.example/', title: '暖居', pathname: '/', utm: {}, info: { event: 'page-view' } }

describe('tracks', () => {
  it('are sent as the domain writes them, under the fetched ids', async () => {
    const trace = await tracking.getTrace({ timestamp: 1795190400000 })
    expectTypeOf(trace).toEqualTypeOf<Trace>()
    void tracking.collect(trackingLog({ ...visit, traceId: trace.traceId, secondId: trace._ii }))
  })

  it('are not sent without ids', () => {
    // @ts-expect-error the trace ids are missing
    void tracking.collect({ dl: '', dt: '', pathname: '/', log_type: 'normal', eventInfo: '{}' })
  })

  it('are of no kind except the normal one', () => {
    // @ts-expect-error `log_type` is always `normal`
    void tracking.collect({ dl: '', dt: '', pathname: '/', log_type: 'error', traceId: '', _ii: '', eventInfo: '{}' })
  })

  it('give their event as JSON text', () => {
    const event = { dl: '', dt: '', pathname: '/', log_type: 'normal', traceId: '', _ii: '' } as const
    // @ts-expect-error `eventInfo` is the object as JSON text
    void tracking.collect({ ...event, eventInfo: { skuNo: '2001' } })
  })
})
