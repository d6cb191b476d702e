import { catalogue, type Call, type Empty } from '@hearth/sdk/core'
import { describe, expect, it } from 'vitest'
import { areas } from '#areas/all'
import { answers, defineArea, type AnsweredLines } from '#kernel/area'
import { describeCalls } from '#kernel/http/describe-calls'
import { collectRoutes } from '#kernel/http/routes'

const lamps = {
  light: 'POST /api/lamps/{lampId}/v1' as Call<{ lampId: string }, Empty>,
  lightAgain: 'POST /api/lamps/{id}/v1' as Call<{ id: string }, Empty>,
  watch: 'GET / external=watch' as Call<Empty, Empty>,
}
const answer = () => ({})
const areaOf = (...calls: AnsweredLines[]) => [defineArea({ name: 'lamps', calls })]

describe('the routes of the catalogue', () => {
  it('gives all lines of one address one answer', () => {
    expect(collectRoutes({ lamps }, areaOf(answers(lamps, { light: answer })))).toEqual([
      {
        name: 'lamps.light',
        names: ['lamps.light', 'lamps.lightAgain'],
        method: 'POST',
        path: '/api/lamps/:lampId/v1',
        adds: true,
        call: { answer },
      },
    ])
  })

  it('answers a line without an area as not built', () => {
    expect(collectRoutes({ lamps }, [])[0]?.call).toBeUndefined()
  })

  it('applies a call’s own rules before those of its area', () => {
    const [route] = collectRoutes(
      { lamps },
      areaOf(answers(lamps, { light: { idempotency: 'own', answer } }, { visitors: true, idempotency: 'never' })),
    )
    expect(route?.call).toEqual({ answer, visitors: true, idempotency: 'own' })
  })

  it('refuses two answers for one address or one line, and an answer without a line or without a table', () => {
    expect(() => collectRoutes({ lamps }, areaOf(answers(lamps, { light: answer, lightAgain: answer })))).toThrow(
      'one address and 2 answers',
    )
    const twice = areaOf(answers(lamps, { light: answer }), answers(lamps, { light: answer }))
    expect(() => collectRoutes({ lamps }, twice)).toThrow('lamps.light: two answers')
    const strange = { table: lamps, calls: { light: { answer }, dim: { answer } } }
    expect(() => collectRoutes({ lamps }, areaOf(strange))).toThrow('lamps.dim: an answer without a line')
    expect(() => collectRoutes({}, areaOf(strange))).toThrow('is not in the catalogue')
  })

  it('reaches every line of the whole catalogue except those of other hosts', () => {
    const lines = Object.values(catalogue).flatMap((table) => Object.values<string>(table))
    const outside = lines.filter((line) => line.includes(' external=') || !line.includes(' /'))
    // checkout.placeOrder and orders.create share an address.
    expect(collectRoutes(catalogue, [])).toHaveLength(lines.length - outside.length - 1)
  })

  it('says of each line whether it is built and open to visitors, also where two share an address', () => {
    const facts = describeCalls(areas)
    expect(facts['products.get']).toEqual({ built: true, visitors: true })
    expect(facts['orders.create']).toEqual({ built: true, visitors: false })
    const fewer = describeCalls(areas.filter(({ name }) => name !== 'statistics'))
    expect(fewer['partner.getStatistics']).toEqual({ built: false, visitors: false })
  })
})
