import { readPastedAddress } from '@hearth/domain'
import { describe, expect, it } from 'vitest'
import { areaTree } from '#areas/address/area-tree'
import samples from './pasted-addresses.json' with { type: 'json' }

/**
 * Invented texts like those that shoppers paste, by kind. Each is followed by the name, telephone number, areas and
 * detailed address that it contains.
 */
const PASTED: Readonly<Record<string, readonly (readonly string[])[]>> = samples

const below = async (code: string) => areaTree().below(code) ?? []

/** Reads a pasted text, and returns its fields on one line. */
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
