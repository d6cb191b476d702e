import type { Cabinet } from '@hearth/sdk/core'

/** A cabinet as an order stores it: the fields that do not change from day to day. */
export type StoredCabinet = Pick<
  Cabinet,
  'cabinetId' | 'name' | 'telephone' | 'openingHours' | 'address' | 'cabinetAddressId'
>
