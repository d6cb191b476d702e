import type { Latitude, Longitude, Words } from './values.types'

/** A store that shoppers can go to. */
export interface ShopFileStore {
  storeId: Words
  name: Words
  address: Words
  telephone: Words
  /** Such as 每天 10:00-22:00. */
  openingHours: Words
  /** The city it is in, as addresses have it. */
  cityCode: Words
  longitude: Longitude
  latitude: Latitude
}
