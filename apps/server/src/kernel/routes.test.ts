import { catalogue, type Call, type Empty } from '@hearth/sdk/core'
import { describe, expect, it } from 'vitest'
import { handlers } from '#kernel/handlers'
import { collectRoutes } from '#kernel/routes'

const lamps = {
  light: 'POST /api/lamps/{lampId}/v1' as Call<{ lampId: string }, Empty>,
  lightAgain: 'POST /api/lamps/{id}/v1' as Call<{ id: string }, Empty>,
  watch: 'GET / external=watch' as Call<Empty, Empty>,
}
const answer = () => ({})

describe('the routes of the catalogue', () => {
  it('gives lines of one address one handler', () => {
    const routes = collectRoutes({ lamps }, [handlers(lamps, { light: answer })], {})
    expect(routes).toEqual([
      { name: 'lamps.light', method: 'POST', path: '/api/lamps/:lampId/v1', adds: true, handler: answer },
    ])
  })

  it('refuses a line that is neither answered nor listed as not built', () => {
    expect(() => collectRoutes({ lamps }, [], {})).toThrow('lamps.light and lamps.lightAgain: no handler')
    expect(collectRoutes({ lamps }, [], { lamps: '*' })[0]?.handler).toBeUndefined()
  })

  it('refuses a line that is answered and listed as not built, two handlers for one address, and a handler without a line', () => {
    expect(() => collectRoutes({ lamps }, [handlers(lamps, { light: answer })], { lamps: ['light'] })).toThrow(
      'lamps.light: has a handler, and is listed',
    )
    expect(() => collectRoutes({ lamps }, [handlers(lamps, { light: answer, lightAgain: answer })], {})).toThrow(
      'one address and 2 handlers',
    )
    const strange = { table: lamps, handlers: { light: answer, dim: answer } }
    expect(() => collectRoutes({ lamps }, [strange], {})).toThrow('lamps.dim: a handler without a line')
  })

  it('refuses a list of what is not built that names lines nobody knows', () => {
    expect(() => collectRoutes({ lamps }, [], { lamps: ['light', 'dim'] })).toThrow(
      'lamps.dim: listed as not built, and not in the catalogue',
    )
  })

  it('reaches every line of the whole catalogue but those of other hosts', () => {
    const everything = Object.fromEntries(Object.keys(catalogue).map((area) => [area, '*' as const]))
    const lines = Object.values(catalogue).flatMap((table) => Object.values<string>(table))
    const outside = lines.filter((line) => line.includes(' external=') || !line.includes(' /'))
    // checkout.placeOrder and orders.create share their address.
    expect(collectRoutes(catalogue, [], everything)).toHaveLength(lines.length - outside.length - 1)
  })
})
