import { expect, it } from 'vitest'
import { internalNetworks } from '#kernel/requests/internal-networks'

it('finds addresses inside the listed networks, in either version of the protocol', () => {
  const isInternal = internalNetworks(' 10.0.0.0/8, 192.168.7.9 ,2001:db8::/32,')!
  for (const inside of ['10.1.2.3', '::ffff:10.1.2.3', '192.168.7.9', '2001:db8:1::5', '2001:db8::1%eth0'])
    expect(isInternal(inside), inside).toBe(true)
  for (const outside of ['11.0.0.1', '192.168.7.8', '2001:db9::1', '127.0.0.1', '', 'localhost'])
    expect(isInternal(outside), outside).toBe(false)
})

it('treats nobody as internal where nothing is listed', () => {
  expect(internalNetworks()).toBeUndefined()
  expect(internalNetworks(' , ')).toBeUndefined()
})

it.each(['office', '10.0.0.0/33', '10.0.0.0/0', '2001:db8::/129', '10.0.0.0/8/8'])(
  'refuses %s in plain words',
  (network) => {
    expect(() => internalNetworks(`10.0.0.0/8,${network}`)).toThrow(`INTERNAL_NETWORKS: ${network} is no network`)
  },
)
