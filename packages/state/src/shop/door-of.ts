import type { DeviceId } from '@hearth/domain'
import type { Platform } from '#shop/ports'

/** The device that identifies a door (C01); a browser reports none. */
export const doorOf = ({ kind, platformId }: Platform): DeviceId | undefined =>
  kind === 'web' ? undefined : (platformId as DeviceId)
