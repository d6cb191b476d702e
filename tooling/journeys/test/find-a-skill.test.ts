import { describe, it } from 'vitest'
import { findASkill } from '../src/find-a-skill'
import { byTurn, PLATFORMS } from '../src/platforms'
import { onPlatform } from './on-platform'

const sampled = byTurn(PLATFORMS, 'a phone’s browser')

describe('a visitor', () => {
  it.each(sampled)('finds a skill through $name, and a device that has it', async (platform) => {
    await onPlatform(platform, (driver) => findASkill(driver, platform))
  })
})
