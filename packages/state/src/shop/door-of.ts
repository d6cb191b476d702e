import type { DeviceId } from '@hearth/domain'
import type { Platform } from '#shop/ports'

/** Returns the shopper's device as calls name it in `systemType` (C01); undefined in a browser. */
export const doorOf = ({ kind, platformId }: Platform): DeviceId | undefined =>
  kind === 'web' ? undefined : (platformId as DeviceId)
