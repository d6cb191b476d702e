import { readPastedAddress } from '@hearth/domain'
import { describe, expect, it } from 'vitest'
import { areaTree } from '#areas/address/area-tree'
import samples from './pasted-addresses.json' with { type: 'json' }

/** Made-up texts of the kinds that shoppers paste, by kind, with the name, number, areas and detail in each. */
const PASTED: Readonly<Record<string, readonly (readonly string[])[]>> = samples

const below = async (code: string) => areaTree().below(code) ?? []

/** The fields read from a text, on one line. */
async function read(text: string): Promise<string> {
  const found = await readPastedAddress(text, below)
  const areas = [found.provinceName, found.cityName, found.districtName, found.streetName].filter(Boolean).join(' ')
  return [found.consigneeName, found.consigneeTele, areas, found.detailAddress].join(' | ')
}

describe('a pasted address', () => {
  it.each(Object.entries(PASTED).flatMap(([kind, samples]) => samples.map((sample) => [kind, sample] as const)))(
    '%s is read whole: %j',
    async (_, [text = '', ...parts]) => {
      expect(await read(text)).toBe(parts.join(' | '))
    },
  )

  it('is read right in a hundred and fifty samples', () => {
    expect(Object.values(PASTED).flat().length).toBeGreaterThanOrEqual(150)
  })
})
