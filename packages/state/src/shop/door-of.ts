import type { DeviceId } from '@hearth/domain'
import type { Platform } from '#shop/ports'

/** The device that a door is known by (C01); a browser says none. */
export const doorOf = ({ kind, platformId }: Platform): DeviceId | undefined =>
  kind === 'web' ? undefined : (platformId as DeviceId)
